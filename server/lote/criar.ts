import { sql } from 'kysely';
import { fase } from '#server/conteudo/atos/index.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { LoteFeito, LoteNovo } from '#schemas/shapes/lote.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { madeHere } from '#server/conteudo/dados/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { lockContents } from '#server/conteudo/anda-junto/index.ts';
import { indexLot } from './index-lot.ts';
import { incluir } from './itens.ts';
import { takeLotNumber } from './number.ts';

/** A lot with what may go in it; what may not says why, and stays where it was. */
export const criar = async (ctx: Ctx, { conteudoIds, ...novo }: LoteNovo): Promise<LoteFeito> => {
  // before the number, which is the last lock that is taken
  await lockContents(ctx, conteudoIds);
  const feito = await criarVazio(ctx, novo);
  return {
    ...feito,
    resultados: conteudoIds.length > 0 ? await incluir(ctx, feito.id, { conteudoIds }) : [],
  };
};

interface Vazio extends Omit<LoteNovo, 'conteudoIds'> {
  /** The lot whose refused items it takes back. */
  readonly devolveId?: number;
}

/** A lot has its number from the first moment: labels and guides say it. It is of the unit, as what goes in it is. */
export const criarVazio = async (
  ctx: Ctx,
  { assunto, observacoes = '', devolveId }: Vazio,
): Promise<{ readonly id: number; readonly numero: string }> => {
  const { db, sessao, agora } = ctx;
  const numero = await takeLotNumber(ctx);
  const { id } = await db
    .insertInto('conteudo')
    .values({
      ...madeHere(ctx),
      tipo: tipoConteudo.lote,
      numero,
      assunto: assunto.trim(),
      fase: fase.concluido,
      concluidoEm: agora,
      busca: sql<string>`''::tsvector`,
      detentorUsuarioId: null,
      checkInUsuarioId: null,
      checkInEm: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('lote')
    .values({ id, observacoes: observacoes.trim() || null, devolveId: devolveId ?? null })
    .execute();
  await grantAccess(db, id, agora, [
    { usuarioId: sessao.usuarioId, motivo: 'criou' },
    { unidadeId: sessao.unidadeId, motivo: 'criou' },
  ]);
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: 'loteCriado',
    conteudoId: id,
    dados: { numero, assunto: assunto.trim() },
  });
  await indexLot(db, id);
  return { id, numero };
};
