import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { date } from '#schemas/formats/date.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { defined } from '#schemas/defined.ts';
import type { DossiePecaMudar, DossiePecaRetirar } from '#schemas/shapes/dossie.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, perform, type ActInput } from '#server/conteudo/atos/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { readEsperadas, whyNotServes } from './esperadas.ts';
import { ofDossies } from './of-dossies.ts';
import { requireEsperada } from './pecas.ts';

interface Piece {
  readonly id: number;
  readonly ordem: number;
  readonly conteudoId: number;
  readonly tipoDocumentoId: number;
  readonly tipoProcessoId: number;
}

type Change = ActInput & DossiePecaMudar & { readonly peca: number };

/** Which expected piece one satisfies, until when it is valid, whether it has personal data. */
export const mudarPeca = act<Change>({
  ...ofDossies,
  nome: 'mudarPeca',
  evento: 'pecaDoDossieMudada',
  effect: async (ctx, { row }, { peca, esperadaId, validade, dadosPessoais }) => {
    const piece = await findPiece(ctx, row.id, peca);
    if (validade && !date.accepts(validade)) throw invalid('validade', mensagem('documento.recusa.data'));
    if (esperadaId) {
      const esperada = requireEsperada(await readEsperadas(ctx, row.id), esperadaId);
      const tipos = whyNotServes(esperada, piece);
      if (tipos)
        throw invalid('esperadaId', mensagem('dossie.tipoNaoServe', { esperada: esperada.nome, tipos }));
    }
    const columns = defined({
      esperadaId: esperadaId === undefined ? undefined : esperadaId || null,
      validade: validade === undefined ? undefined : validade || null,
      dadosPessoais,
    });
    if (Object.keys(columns).length === 0) return { evento: false as const, resultado: undefined };
    await ctx.db.updateTable('dossiePeca').set(columns).where('id', '=', peca).execute();
    return { dados: { peca: piece.ordem, pecaDoDossie: piece.conteudoId }, resultado: undefined };
  },
});

type Leaving = ActInput & DossiePecaRetirar & { readonly peca: number };

/** Takes a piece out: it stays where it is, and the dossier keeps that it was there, and why it is no more. */
export const retirarDoDossie = act<Leaving>({
  ...ofDossies,
  nome: 'retirarDoDossie',
  evento: 'pecaDoDossieRetirada',
  comMotivo: true,
  effect: async (ctx, { row }, { peca, motivo }) => {
    const piece = await findPiece(ctx, row.id, peca);
    const { agora, sessao } = ctx;
    await ctx.db
      .updateTable('dossiePeca')
      .set({
        saidaEm: agora,
        saidaPor: sessao.usuarioId,
        saidaSubstituto: sessao.substitutoId ?? null,
        motivo: motivo.trim(),
      })
      .where('id', '=', peca)
      .execute();
    await recordEvent(ctx, {
      cadeia: `conteudo:${piece.conteudoId}`,
      ato: 'retiradoDeDossie',
      conteudoId: piece.conteudoId,
      dados: { dossie: row.id, motivo: motivo.trim() },
    });
    return { dados: { peca: piece.ordem, pecaDoDossie: piece.conteudoId }, resultado: undefined };
  },
});

const invalid = (campo: string, motivo: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: motivo }] });

/** A piece of a dossier that is in it, and within the reach of who asks. */
const findPiece = async ({ db, sessao }: Ctx, dossieId: number, id: number): Promise<Piece> => {
  const { rows } = await sql<Piece>`
    select p.id, p.ordem, p.conteudo_id::integer as conteudo_id,
      coalesce(d.tipo_documento_id, pt.tipo_documento_id, pa.tipo_documento_id, 0) as tipo_documento_id, coalesce(pr.tipo_processo_id, 0) as tipo_processo_id
    from dossie_peca p join conteudo c on c.id = p.conteudo_id
    left join documento d on d.id = c.id left join protocolo pt on pt.id = c.id left join peca_arquivo pa on pa.id = c.id left join processo pr on pr.id = c.id
    where p.id = ${id} and p.dossie_id = ${dossieId} and p.saida_em is null and ${visibleContent(sessao)}`.execute(
    db,
  );
  const [piece] = rows;
  if (!piece) throw new AppError('naoEncontrado');
  return piece;
};

export const mudar = (ctx: Ctx, id: number, peca: number, pedido: DossiePecaMudar): Promise<void> =>
  perform(ctx, mudarPeca, id, { ...pedido, peca });

export const retirar = (ctx: Ctx, id: number, peca: number, pedido: DossiePecaRetirar): Promise<void> =>
  perform(ctx, retirarDoDossie, id, { ...pedido, peca });
