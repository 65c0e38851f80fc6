import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { toldByLabels, type FieldChange, type RawChange } from './changes.ts';
import { withPresentNames } from './former-names.ts';
import { runQuery } from './query.ts';
import type { RecordValues, RegisterRecord } from './record.ts';
import { chainOf } from './save.ts';
import { sqlValues } from './sql-values.ts';

interface PastChange {
  readonly versao: number;
  readonly campos: readonly FieldChange[];
  readonly antes: readonly RawChange[] | null;
}

/** The fields of a record as they were at a version: its changes since then, taken back one by one. */
export const pastRecord = async (
  ctx: Ctx,
  { model }: RegisterView,
  current: RegisterRecord,
  versao: number,
): Promise<RecordValues> => {
  const lost = (): AppError =>
    new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'versao', mensagem: mensagem('importacao.restaurar.semVersao', { versao }) }] },
    );
  if (versao < 1 || versao >= current.versao) throw lost();
  const values = sqlValues();
  const changes = await runQuery<PastChange>(
    ctx,
    `select (e.dados ->> 'versao')::int as versao, e.dados -> 'campos' as campos, e.dados -> 'antes' as antes from evento e
     where e.cadeia = ${values.add(chainOf(model.name, current.id))} and e.ato = 'registroAlterado'
       and (e.dados ->> 'versao')::int > ${values.add(versao)} order by e.seq desc`,
    values,
  );
  // A version without its change is one that something else than a form wrote.
  if (changes.length !== current.versao - versao) throw lost();
  const record: RecordValues = Object.fromEntries(
    [...model.fields.keys()].flatMap((name) => (current[name] === undefined ? [] : [[name, current[name]]])),
  );
  const fields = [...model.fields.values()];
  for (const { campos, antes } of changes) {
    const plain = withPresentNames(fields, antes ?? []);
    for (const change of withPresentNames(fields, campos)) {
      const field = model.fields.get(change.campo);
      if (!field || field.secret) continue;
      const raw = toldByLabels(field) ? plain.find(({ campo }) => campo === field.name) : change;
      if (!raw) throw lost();
      if (raw.antes === undefined) delete record[field.name];
      else record[field.name] = raw.antes;
    }
  }
  return record;
};
