import { CompiledQuery, type Kysely } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterModel } from '#server/engine/model/register-model.ts';
import { holdsFiles } from './adopt-files.ts';
import { filesIn } from './files-in.ts';
import type { RecordValues } from './record.ts';

/**
 * Notes of which record its files are. One that was replaced stays of the record: its history can bring it back.
 */
export const noteFiles = async (
  { db }: Pick<Ctx, 'db'>,
  model: RegisterModel,
  id: number,
  values: Readonly<RecordValues>,
): Promise<void> => {
  if (!holdsFiles(model)) return;
  const held = new Set(filesIn(model.fields.values(), values).map((file) => file.id));
  if (held.size === 0) return;
  await db
    .insertInto('arquivoRegistro')
    .values([...held].map((arquivoId) => ({ arquivoId, registro: model.name, registroId: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Files of a record that goes away, or of a whole register, are discarded by the sweep unless another record has them. */
export const releaseFiles = async <T>(db: Kysely<T>, register: string, id?: number): Promise<void> => {
  await db.executeQuery(
    CompiledQuery.raw(
      `with gone as (
         delete from arquivo_registro where registro = $1 and ($2::integer is null or registro_id = $2) returning arquivo_id)
       update arquivo a set em_uso = false
       where a.reservado and a.id in (select arquivo_id from gone) and not exists (
         select from arquivo_registro r
         where r.arquivo_id = a.id and not (r.registro = $1 and ($2::integer is null or r.registro_id = $2)))`,
      [register, id ?? null],
    ),
  );
};
