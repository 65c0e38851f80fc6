import type { MeioSegundoFator } from '#schemas/shapes/credencial.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import type { Database } from '#server/base/db/connect.ts';

/** A factor in use. */
export interface SecondFactor {
  readonly meio: MeioSegundoFator;
  readonly ativadoEm: Date;
  /** Whether a code sent by e-mail serves as well. */
  readonly porEmail: boolean;
}

/** The person's second factor, once it was proved. */
export const activeFactor = async (db: Database, usuarioId: number): Promise<SecondFactor | undefined> => {
  const row = await db
    .selectFrom('segundoFator')
    .select(['meio', 'ativadoEm'])
    .where('usuarioId', '=', usuarioId)
    .where('ativadoEm', 'is not', null)
    .executeTakeFirst();
  if (!row?.ativadoEm || !row.meio) return undefined;
  const { codigoPorEmail } = await readSettings(db);
  return {
    meio: row.meio,
    ativadoEm: row.ativadoEm,
    porEmail: row.meio === 'EMAIL' || codigoPorEmail,
  };
};

/** Whether the settings or the profile ask this person for a second factor. */
export const factorIsRequired = async (db: Database, usuarioId: number): Promise<boolean> => {
  const { doisFatores } = await readSettings(db);
  if (doisFatores) return true;
  const row = await db
    .selectFrom('registro.usuario as u')
    .innerJoin('registro.perfilAcesso as p', 'p.id', 'u.perfilAcesso')
    .select('p.exigeSegundoFator')
    .where('u.id', '=', usuarioId)
    .executeTakeFirst();
  return row?.exigeSegundoFator ?? false;
};
