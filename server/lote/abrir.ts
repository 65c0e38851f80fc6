import { sql } from 'kysely';
import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { LoteAbrir, LoteItem } from '#schemas/shapes/lote.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, condition, estado, findSituations, perform } from '#server/conteudo/atos/index.ts';
import { itemsOf, lockContents, readInside, release } from '#server/conteudo/anda-junto/index.ts';
import { enviar, whyNotInLot } from '#server/conteudo/tramite/index.ts';
import { criarVazio } from './criar.ts';
import { incluir } from './itens.ts';
import { ofLots } from './of-lots.ts';

interface Opened {
  /** The lot in which what was refused goes back. */
  readonly devolucao?: { readonly id: number; readonly numero: string };
  /** Refused, and yet without a way back now. */
  readonly ficaram: readonly ResultadoItem[];
}

/** The lot comes to its end: what was in it stays in the unit, each by itself; what was refused goes back to who sent it, in another. */
export const abrirLote = act<LoteAbrir, undefined, Opened>({
  ...ofLots,
  exige: [...ofLots.exige, condition.hasPieces, condition.noReplyOwed],
  nome: 'abrirLote',
  para: { estado: estado.standby },
  evento: 'loteAberto',
  effect: async (ctx, { row }, { recusados }) => {
    const ids = await itemsOf(ctx, row.id);
    await lockContents(ctx, ids);
    const reasons = new Map(recusados.map(({ conteudoId, motivo }) => [conteudoId, motivo.trim()]));
    const remetente = recusados.length > 0 ? await senderOf(ctx, row.id) : undefined;
    await checkRefused(ctx, row.id, recusados, remetente);
    await release(
      ctx,
      row.id,
      ids.map((conteudoId) => {
        const motivo = reasons.get(conteudoId);
        return motivo === undefined
          ? { conteudoId, situacao: 'RECEBIDO' as const }
          : { conteudoId, situacao: 'RECUSADO' as const, motivo };
      }),
    );
    const opened = remetente ? await sendBack(ctx, row.id, reasons, remetente) : { ficaram: [] };
    return {
      dados: defined({
        itens: ids.filter((conteudoId) => !reasons.has(conteudoId)),
        recusados: reasons.size > 0 ? [...reasons.keys()] : undefined,
        devolucao: opened.devolucao?.id,
      }),
      resultado: opened,
    };
  },
});

/** Of what who opens does not see nothing is told, not even that it is in the lot. */
const checkRefused = async (
  ctx: Ctx,
  loteId: number,
  recusados: LoteAbrir['recusados'],
  remetente: Sender | undefined,
): Promise<void> => {
  if (recusados.length === 0) return;
  const inside = await readInside(ctx, loteId);
  const erros = recusados.flatMap(({ conteudoId, motivo }, index) => {
    const campo = `recusados.${index}`;
    if (!remetente) return [{ campo, mensagem: mensagem('documento.motivo.loteNaoVeio') }];
    const item = inside.find(({ id }) => id === conteudoId);
    if (!item) return [{ campo, mensagem: mensagem('lote.naoEstaNoLote') }];
    if (enteredHere(item, remetente)) return [{ campo, mensagem: mensagem('lote.entrouAqui') }];
    return motivo.trim() ? [] : [{ campo: `${campo}.motivo`, mensagem: mensagem('lote.semMotivo') }];
  });
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
};

interface Sender {
  readonly id: number;
  readonly sigla: string;
  /** A unit that closed takes nothing back. */
  readonly ativo: boolean;
  readonly enviadoEm: Date;
}

/** Put in the lot after it came: there is nobody elsewhere to give it back to. */
export const enteredHere = ({ em }: Pick<LoteItem, 'em'>, { enviadoEm }: Sender): boolean =>
  new Date(em) > enviadoEm;

/** The unit from which a lot came here; undefined of one that went nowhere, or only inside the unit. */
export const senderOf = async ({ db, sessao }: Ctx, loteId: number): Promise<Sender | undefined> => {
  const { rows } = await sql<Sender>`
    select u.id, u.sigla, u.ativo, t.enviado_em from tramite t join registro.unidade u on u.id = t.de_unidade_id
    where t.conteudo_id = ${loteId} and t.especie = 'ENCARGO' and t.situacao = 'RECEBIDO'
      and t.para_unidade_id = ${sessao.unidadeId}
    order by t.id desc limit 1`.execute(db);
  const [row] = rows;
  return row && row.id !== sessao.unidadeId ? row : undefined;
};

/** What was refused goes back in one lot; what may not go, or has nowhere to go, stays, with the reason. */
const sendBack = async (
  ctx: Ctx,
  loteId: number,
  reasons: ReadonlyMap<number, string>,
  { id: unidadeId, sigla, ativo }: Sender,
): Promise<Opened> => {
  const judged = (await findSituations(ctx, [...reasons.keys()])).map((loaded) => ({
    ...loaded.row,
    porque: ativo ? whyNotInLot(loaded) : mensagem('lote.semVolta', { unidade: sigla }),
  }));
  const ficaram = judged.flatMap(({ id, numero, assunto, porque }) =>
    porque === undefined ? [] : [{ id, ok: false, rotulo: numero ?? assunto, mensagem: porque }],
  );
  const going = judged.filter(({ porque }) => porque === undefined).map(({ id }) => id);
  if (going.length === 0) return { ficaram };
  const devolucao = await criarVazio(ctx, { assunto: mensagem('lote.devolucao'), devolveId: loteId });
  await incluir(ctx, devolucao.id, { conteudoIds: going }, reasons);
  await enviar(ctx, { conteudoId: devolucao.id, destino: { unidadeId } });
  return { devolucao, ficaram };
};

export const abrir = (ctx: Ctx, id: number, pedido: LoteAbrir): Promise<Opened> =>
  perform(ctx, abrirLote, id, pedido);
