import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decryptSecret } from '#server/engine/index.ts';
import { isOffered } from '#server/conteudo/assinatura/index.ts';

/** A partition of the HSM of the installation, as the register has it. */
export interface Hsm {
  readonly id: number;
  readonly nome: string;
  readonly particao: string;
  /** As it is stored: another one, even of the same digits, is another text. */
  readonly sealed: string | null;
  readonly pin: string | undefined;
  readonly segundos: number;
  /** Documents that are signed within those seconds. */
  readonly porVez: number;
}

const columns = ['id', 'nome', 'particao', 'segredo', 'limiteSegundos', 'porVez'] as const;

interface Row {
  readonly id: number;
  readonly nome: string;
  readonly particao: string | null;
  readonly segredo: string | null;
  readonly limiteSegundos: number | null;
  readonly porVez: number | null;
}

const hsmOf = (key: Buffer, { id, nome, particao, segredo, limiteSegundos, porVez }: Row): Hsm => ({
  id,
  nome,
  particao: particao ?? '',
  sealed: segredo,
  pin: segredo === null ? undefined : decryptSecret(key, segredo),
  segundos: limiteSegundos ?? 10,
  porVez: porVez ?? 5,
});

/** One of the register, in use or not; nothing when the provider is no HSM. */
export const findHsm = async (db: Database, key: Buffer, id: number): Promise<Hsm | undefined> => {
  const row = await db
    .selectFrom('registro.provedorAssinatura')
    .select(columns)
    .where('id', '=', id)
    .where('tipo', '=', 'HSM')
    .executeTakeFirst();
  return row && hsmOf(key, row);
};

/** Those that the person may choose. */
export const offeredHsms = async (ctx: Ctx): Promise<readonly Hsm[]> => {
  const rows = await ctx.db
    .selectFrom('registro.provedorAssinatura')
    .select(columns)
    .where('tipo', '=', 'HSM')
    .where(isOffered(ctx))
    .orderBy('nome')
    .execute();
  return rows.map((row) => hsmOf(ctx.ports.config.key, row));
};

/** Under which name the certificate of the person is kept there; nothing when they have none. */
export const ownAlias = async ({ db, sessao }: Ctx): Promise<string | undefined> => {
  const { aliasHsm } = await db
    .selectFrom('registro.usuario')
    .select('aliasHsm')
    .where('id', '=', sessao.usuarioId)
    .executeTakeFirstOrThrow();
  return aliasHsm?.trim() || undefined;
};
