import { CompiledQuery } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { runPlain } from '#server/base/db/run-plain.ts';

type Value = Record<string, unknown>;

/** Screens that one person may have choices of. */
const mostScreens = 300;

/** Where the choices of screens stand beside the other preferences of a person. */
const place = 'telas';

export const readPreference = async (
  db: Database,
  usuarioId: number,
  chave: string,
): Promise<Value | undefined> => {
  const [row] = await runPlain<{ valor: Value | null }>(
    db,
    'select dados -> $2 -> $3 as valor from preferencia where usuario_id = $1',
    [usuarioId, place, chave],
  );
  return row?.valor ?? undefined;
};

/** Keeps the choices of one screen and leaves those of the others, whoever writes at the same time. */
export const keepPreference = async (
  db: Database,
  usuarioId: number,
  chave: string,
  valor: Value,
): Promise<void> => {
  const { numAffectedRows } = await db.withoutPlugins().executeQuery(
    CompiledQuery.raw(
      `insert into preferencia (usuario_id, dados) values ($1, jsonb_build_object($2::text, jsonb_build_object($3::text, $4::jsonb)))
       on conflict (usuario_id) do update set dados = preferencia.dados || jsonb_build_object($2::text,
         coalesce(preferencia.dados -> $2, '{}') || jsonb_build_object($3::text, $4::jsonb))
       where coalesce(preferencia.dados -> $2, '{}') ? $3
         or (select count(*) from jsonb_object_keys(coalesce(preferencia.dados -> $2, '{}'))) < $5`,
      [usuarioId, place, chave, JSON.stringify(valor), mostScreens],
    ),
  );
  if (numAffectedRows === 0n)
    throw new AppError(
      'camposInvalidos',
      {},
      {
        erros: [{ campo: 'valor', mensagem: mensagem('registro.preferencia.muitas') }],
      },
    );
};

export const forgetPreference = async (db: Database, usuarioId: number, chave: string): Promise<void> => {
  await runPlain(
    db,
    'update preferencia set dados = dados #- array[$2::text, $3::text] where usuario_id = $1',
    [usuarioId, place, chave],
  );
};
