import { mensagem } from '#schemas/messages/index.ts';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { organisationOf, worksWhereItGoes } from '#server/pessoas/acesso/other-organisations.ts';
import { reaches } from '#server/pessoas/acesso/reaches.ts';
import { placeOf } from './signers.repository.ts';

/** Under which unit and position a person signs. */
export interface SignerPlace {
  readonly unidadeId: number;
  readonly cargo: string | null;
  readonly nome: string;
}

interface Asked {
  readonly usuarioId: number;
  readonly estrategia: Assinante['estrategia'];
  readonly sigilo: number;
  /** The unit that has it. */
  readonly deUnidadeId: number;
}

/** The place of who is asked to sign, or why they cannot be. */
export const signerOr = async (
  { db }: Pick<Ctx, 'db'>,
  { usuarioId, estrategia, sigilo, deUnidadeId }: Asked,
): Promise<SignerPlace | string> => {
  const place = await placeOf(db, usuarioId);
  if (!place) return mensagem('documento.recusa.naoAssina');
  const { rows } = await sql<{ vai: boolean }>`
    select ${worksWhereItGoes(sql`${usuarioId}::integer`, organisationOf(deUnidadeId))} as vai`.execute(db);
  if (rows[0]?.vai !== true) return mensagem('documento.acesso.outraOrganizacao');
  if (estrategia === 'DIGITAL' && !(await usesCertificate({ db }, usuarioId)))
    return mensagem('documento.recusa.semCertificado');
  return (await reaches(db, usuarioId, sigilo)) ? place : mensagem('documento.acesso.grauMenor');
};

/** Only who uses a certificate is asked to sign with one. */
export const usesCertificate = async ({ db }: Pick<Ctx, 'db'>, usuarioId: number): Promise<boolean> => {
  const person = await db
    .selectFrom('registro.usuario')
    .select('usaCertificadoDigital')
    .where('id', '=', usuarioId)
    .executeTakeFirst();
  return person?.usaCertificadoDigital === true;
};

interface Named extends Route {
  readonly usuarioId: number;
  readonly estrategia: Assinante['estrategia'];
}

/** Where and when somebody signs. */
interface Route {
  /** The place in the text, of what has one. */
  readonly marcador: string | null;
  readonly ordem: number;
  readonly prazo: string | null;
}

interface NamedOutsider extends Route {
  readonly externoId: number;
}

/** Names somebody from outside, who signs with the password and a code, and sees it only in their turn. */
export const nameOutsider = async (
  { db }: Pick<Ctx, 'db'>,
  { id, versao }: { readonly id: number; readonly versao: number },
  named: NamedOutsider,
): Promise<number> => {
  const kept = await db
    .insertInto('documentoAssinante')
    .values({
      ...named,
      documentoId: id,
      versao,
      unidadeId: null,
      cargo: null,
      nivel: null,
      porUsuarioId: null,
      codigo: null,
      sha256: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return kept.id;
};

/** Names a signer of a version, who sees it from now on. @returns the id of the signature that is asked */
export const nameSigner = async (
  ctx: Ctx,
  { id, versao }: { readonly id: number; readonly versao: number },
  { unidadeId, cargo }: SignerPlace,
  named: Named,
): Promise<number> => {
  const { id: assinanteId } = await ctx.db
    .insertInto('documentoAssinante')
    .values({
      ...named,
      documentoId: id,
      versao,
      unidadeId,
      cargo,
      nivel: null,
      porUsuarioId: null,
      codigo: null,
      sha256: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await grantAccess(ctx.db, id, ctx.agora, [{ usuarioId: named.usuarioId, motivo: 'assinante' }]);
  return assinanteId;
};
