import { sql } from 'kysely';
import type { CodigoEnviado } from '#schemas/shapes/credencial.ts';
import type { DocumentoDeForaAssinar, DocumentoDeForaRecusar } from '#schemas/shapes/documento-de-fora.ts';
import type { Ctx, OutsiderCtx } from '#server/base/http/context.ts';
import { within } from '#server/base/http/within.ts';
import { assinarDeFora, recusarDeFora, tellOutsiders } from '#server/conteudo/assinatura/index.ts';
import { performReached } from '#server/conteudo/atos/index.ts';
import { insideCtx } from '../outside-ctx.ts';
import { placeOf } from '../place-of.ts';
import { mostTries, requireProof, sendCode, type Purpose } from '../signing-proof.ts';
import { reachedBy, requireToGive, type Signature } from './find-signature.ts';

const purposeOf = (id: number): Purpose => `ASSINANTE_EXTERNO:${id}`;

/** Sends the code that signs one document, and nothing else. */
export const sendDocumentCode = async (ctx: OutsiderCtx, id: number): Promise<CodigoEnviado> => {
  await requireToGive(ctx, id);
  return sendCode(ctx, purposeOf(id), async (inner, kept) => {
    await requireLocked(inner, id);
    const { externoId } = ctx.externo;
    await inner.db
      .insertInto('assinanteCodigo')
      .values({ ...kept, assinanteId: id, externoId })
      .onConflict((conflict) => conflict.column('assinanteId').doUpdateSet({ ...kept, externoId }))
      .execute();
  });
};

/** A signature that is to be given, with its document held: what was judged is what is signed. */
const requireLocked = async (ctx: OutsiderCtx, id: number): Promise<Signature> => {
  await sql`select from conteudo where id = (select documento_id from documento_assinante
    where id = ${id} and externo_id = ${ctx.externo.externoId}) for update`.execute(ctx.db);
  return requireToGive(ctx, id);
};

/** The session of the person in what they sign. */
const insideOf = async (ctx: OutsiderCtx, { documentoId }: Signature): Promise<Ctx> =>
  insideCtx(ctx, await placeOf(ctx.db, documentoId));

/** Signs the file that was shown, with the password and the code. */
export const signDocument = async (
  ctx: OutsiderCtx,
  id: number,
  { sha256, ...proof }: DocumentoDeForaAssinar,
): Promise<void> => {
  // who has nothing to sign there learns nothing by a code
  await requireToGive(ctx, id);
  const { agora, externo, ports } = ctx;
  await requireProof(ctx, purposeOf(id), proof, async () => {
    const { rows } = await sql<{ codigoHash: Buffer }>`
      update assinante_codigo set tentativas = tentativas + 1
      where assinante_id = ${id} and externo_id = ${externo.externoId} and expira_em > ${agora} and tentativas < ${mostTries}
      returning codigo_hash`.execute(ports.db);
    // the code went with the signature that the same request, sent twice, has just given
    if (!rows[0]) await requireToGive(ctx, id);
    return rows[0]?.codigoHash;
  });
  await within(ctx, async (inner) => {
    const signature = await requireLocked(inner, id);
    const visto = Buffer.from(sha256, 'hex');
    await performReached(
      await insideOf(inner, signature),
      assinarDeFora,
      signature.documentoId,
      { visto },
      reachedBy(inner, id),
    );
    await inner.db.deleteFrom('assinanteCodigo').where('assinanteId', '=', id).execute();
    await tellOutsiders(inner, [id], 'assinada');
  });
};

/** Refuses to sign, with the reason, which the body reads. */
export const refuseDocument = async (
  ctx: OutsiderCtx,
  id: number,
  { motivo }: DocumentoDeForaRecusar,
): Promise<void> => {
  const signature = await requireLocked(ctx, id);
  await performReached(
    await insideOf(ctx, signature),
    recusarDeFora,
    signature.documentoId,
    { motivo },
    reachedBy(ctx, id),
  );
  await ctx.db.deleteFrom('assinanteCodigo').where('assinanteId', '=', id).execute();
};
