import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { LoteAbrir } from '#schemas/shapes/lote.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, condition, estado, perform } from '#server/conteudo/atos/index.ts';
import { itemsOf, lockContents, release } from '#server/conteudo/anda-junto/index.ts';
import { enviar } from '#server/conteudo/tramite/index.ts';
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
    checkRefused(recusados, ids, remetente !== undefined);
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
    if (remetente === undefined) return { resultado: { ficaram: [] } };
    const opened = await sendBack(ctx, row.id, reasons, remetente);
    return { dados: opened.devolucao ? { devolucao: opened.devolucao.id } : {}, resultado: opened };
  },
});

const checkRefused = (recusados: LoteAbrir['recusados'], ids: readonly number[], came: boolean): void => {
  const erros = recusados.flatMap(({ conteudoId, motivo }, index) => {
    const campo = `recusados.${index}`;
    if (!came) return [{ campo, mensagem: mensagem('documento.motivo.loteNaoVeio') }];
    if (!ids.includes(conteudoId)) return [{ campo, mensagem: mensagem('lote.naoEstaNoLote') }];
    return motivo.trim() ? [] : [{ campo: `${campo}.motivo`, mensagem: mensagem('lote.semMotivo') }];
  });
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
};

/** The unit from which a lot came here; undefined of one that went nowhere, or only inside the unit. */
export const senderOf = async (
  { db, sessao }: Ctx,
  loteId: number,
): Promise<{ readonly id: number; readonly sigla: string } | undefined> => {
  const { rows } = await sql<{ id: number; sigla: string }>`
    select u.id, u.sigla from tramite t join registro.unidade u on u.id = t.de_unidade_id
    where t.conteudo_id = ${loteId} and t.especie = 'ENCARGO' and t.situacao = 'RECEBIDO'
      and t.para_unidade_id = ${sessao.unidadeId}
    order by t.id desc limit 1`.execute(db);
  const [row] = rows;
  return row && row.id !== sessao.unidadeId ? row : undefined;
};

const sendBack = async (
  ctx: Ctx,
  loteId: number,
  reasons: ReadonlyMap<number, string>,
  { id: unidadeId }: { readonly id: number },
): Promise<Opened> => {
  const devolucao = await criarVazio(ctx, { assunto: mensagem('lote.devolucao'), devolveId: loteId });
  const ficaram = (await incluir(ctx, devolucao.id, { conteudoIds: [...reasons.keys()] }, reasons)).filter(
    ({ ok }) => !ok,
  );
  if (ficaram.length === reasons.size)
    throw new AppError('transicaoNaoPermitida', { motivo: ficaram[0]?.mensagem ?? '' });
  await enviar(ctx, { conteudoId: devolucao.id, destino: { unidadeId } });
  return { devolucao, ficaram };
};

export const abrir = (ctx: Ctx, id: number, pedido: LoteAbrir): Promise<Opened> =>
  perform(ctx, abrirLote, id, pedido);
