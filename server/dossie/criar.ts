import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { DossieFeito, DossieNovo } from '#schemas/shapes/dossie.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { lockContents } from '#server/conteudo/anda-junto/index.ts';
import { fase } from '#server/conteudo/atos/index.ts';
import { keepInterested, madeHere } from '#server/conteudo/dados/index.ts';
import { planForDossier, takeFree } from '#server/conteudo/numeracao/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { checkSaid, ownColumns } from './about.ts';
import { indexDossie } from './index-dossie.ts';
import { incluir } from './pecas.ts';
import { readType } from './tipos.ts';

/** Opens a dossier of a type, numbered from the first moment; what may not enter says why. It is of the unit. */
export const criar = async (
  ctx: Ctx,
  { tipoDossieId, conteudoIds = [], ...pedido }: DossieNovo,
): Promise<DossieFeito> => {
  const { db, sessao, agora } = ctx;
  const tipo = await readType(ctx, tipoDossieId);
  const said = {
    ...pedido,
    assuntoClasseId: pedido.assuntoClasseId ?? tipo.assuntoClasse?.id ?? 0,
    nivelAcesso: pedido.nivelAcesso ?? tipo.nivelAcesso,
    hipoteseLegal: pedido.hipoteseLegal ?? tipo.hipoteseLegal ?? '',
  };
  await checkSaid(ctx, blank, said);
  // before the number, which is the last lock that is taken
  await lockContents(ctx, conteudoIds);
  const numero = await takeNumberOf(ctx, tipoDossieId);
  const assunto = said.assunto.trim();
  const { id } = await db
    .insertInto('conteudo')
    .values({
      ...madeHere(ctx),
      tipo: tipoConteudo.dossie,
      numero,
      assunto,
      sigilo: said.sigilo ?? 0,
      nivelAcesso: said.nivelAcesso,
      hipoteseLegal: said.hipoteseLegal.trim() || null,
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
    .insertInto('dossie')
    .values({ id, tipoDossieId, ...ownColumns(said) })
    .execute();
  if (said.interessadoId) await keepInterested(ctx, id, [said.interessadoId]);
  await grantAccess(db, id, agora, [
    { usuarioId: sessao.usuarioId, motivo: said.nivelAcesso === 'SIGILOSO' ? 'sigiloso' : 'criou' },
    { unidadeId: sessao.unidadeId, motivo: 'criou' },
  ]);
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: 'dossieAberto',
    conteudoId: id,
    dados: { numero, assunto, tipo: tipo.nome },
  });
  await indexDossie(db, id);
  return { id, numero, resultados: conteudoIds.length > 0 ? await incluir(ctx, id, { conteudoIds }) : [] };
};

const blank = {
  id: 0,
  sigilo: 0,
  classeId: null,
  nivelAcesso: 'PUBLICO',
  hipoteseLegal: null,
  deAlguem: false,
} as const;

const takeNumberOf = async (ctx: Ctx, tipoId: number): Promise<string> => {
  const { unidadeId, organizacaoId } = ctx.sessao;
  const plan = await planForDossier(ctx.db, { tipoId, unidadeId, ano: Number(today(ctx).slice(0, 4)) });
  if (!plan) throw new AppError('naoEncontrado');
  return plan.write(await takeFree(ctx.db, plan, organizacaoId));
};
