import { defined } from '#schemas/defined.ts';
import type { Updateable } from 'kysely';
import type { ProtocoloSalvar } from '#schemas/shapes/protocolo.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { camposDe, saveCampos } from '#server/conteudo/campos/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { keepSigners } from './assinantes.ts';
import { keepDestinations } from './destinos.ts';

type Facts = Omit<ProtocoloSalvar, 'id' | 'versao' | 'captura'>;

/** A text that was sent empty takes away what was there. */
const orNull = (text: string | undefined): string | null | undefined =>
  text === undefined ? undefined : text.trim() || null;

/** Keeps the parts that were sent, but for the columns of the content itself. */
export const keepFacts = async (ctx: Ctx, id: number, facts: Facts): Promise<void> => {
  await keepOwn(ctx, id, facts);
  if (facts.interessados) await keepInterested(ctx, id, facts.interessados);
  if (facts.destinos) await keepDestinations(ctx, id, facts.destinos);
  if (facts.assinatura) await keepSigners(ctx, id, facts.assinatura);
  if (facts.campos) await saveCampos(ctx, await camposDe(ctx.db, id), facts.campos);
  if (facts.nivelAcesso === 'SIGILOSO')
    await grantAccess(ctx.db, id, ctx.agora, [{ usuarioId: ctx.sessao.usuarioId, motivo: 'sigiloso' }]);
};

type ContentColumns = Partial<
  Pick<
    Updateable<Tables['conteudo']>,
    'assunto' | 'sigilo' | 'nivelAcesso' | 'hipoteseLegal' | 'vencimento' | 'localFisico' | 'suporte'
  >
>;

/** The columns of the content that were sent. */
export const contentColumns = (facts: Facts): ContentColumns =>
  defined({
    assunto: facts.assunto?.trim(),
    sigilo: facts.sigilo,
    nivelAcesso: facts.nivelAcesso,
    hipoteseLegal: orNull(facts.hipoteseLegal),
    vencimento: orNull(facts.vencimento),
    localFisico: orNull(facts.localFisico),
    // what is kept somewhere on paper is not in the system alone
    suporte: facts.localFisico?.trim() ? 'HIBRIDO' : undefined,
  });

const keepOwn = async ({ db }: Ctx, id: number, facts: Facts): Promise<void> => {
  const { assuntoClasseId, origem, observacoes, recebidoEm, vigenciaDe, vigenciaAte } = facts;
  const columns = defined({
    classeId: assuntoClasseId === 0 ? null : assuntoClasseId,
    origem: orNull(origem),
    observacoes: orNull(observacoes),
    recebidoEm,
    vigenciaDe: orNull(vigenciaDe),
    vigenciaAte: orNull(vigenciaAte),
  });
  if (Object.keys(columns).length > 0)
    await db.updateTable('protocolo').set(columns).where('id', '=', id).execute();
};

const keepInterested = async ({ db }: Ctx, id: number, interessados: readonly number[]): Promise<void> => {
  await db.deleteFrom('conteudoInteressado').where('conteudoId', '=', id).execute();
  if (interessados.length === 0) return;
  await db
    .insertInto('conteudoInteressado')
    .values(interessados.map((interessadoId, ordem) => ({ conteudoId: id, interessadoId, ordem })))
    .execute();
};
