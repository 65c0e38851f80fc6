import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import type { FieldChange } from './changes.ts';
import { runQuery } from './query.ts';
import type { RegisterRecord } from './record.ts';
import { chainOf } from './save.ts';
import { sqlValues } from './sql-values.ts';
import { visibleRecord } from './visible-record.ts';

interface ChangeRow {
  readonly momento: Date;
  readonly quem: string | null;
  readonly campos: readonly FieldChange[];
}

/** The refusal of a save made over an old version: who changed the record since, when, and what. */
export const staleVersion = async (
  ctx: Ctx,
  view: RegisterView,
  current: RegisterRecord,
  versao: number,
): Promise<AppError> => {
  const values = sqlValues();
  const rows = await runQuery<ChangeRow>(
    ctx,
    // in an event the person is the one substituted, and who acted stands beside
    `select e.momento, coalesce(${nameOfUser(view, 'e.substituto_id')}, ${nameOfUser(view)}) as quem, e.dados -> 'campos' as campos from evento e
     where e.cadeia = ${values.add(chainOf(view.model.name, current.id))} and (e.dados ->> 'versao')::int > ${values.add(versao)}
     order by e.seq`,
    values,
  );
  const readable = new Set(view.readable.map(({ name }) => name));
  const campos = rows.flatMap((row) => row.campos).filter(({ campo }) => readable.has(campo));
  const last = rows.at(-1);
  const changer = current.rotulos?.['alteradoPor'];
  const quem = last?.quem ?? (typeof changer === 'string' ? changer : '');
  const em = last?.momento ?? new Date(current.alteradoEm ?? ctx.agora);
  return new AppError(
    'conflitoDeVersao',
    { quem, hora: hourOf(em, ctx.ports.config.timeZone) },
    {
      payload: {
        registro: visibleRecord(view, current),
        quem,
        em: em.toISOString(),
        campos: [...new Set(campos.map(({ campo }) => campo))],
      },
    },
  );
};

const hourOf = (date: Date, timeZone: string): string =>
  date.toLocaleTimeString('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' });

/** Name of who did an event, where the register of users exists. */
export const nameOfUser = ({ models }: RegisterView, column = 'e.usuario_id'): string => {
  const users = models.get('usuario');
  return users?.fields.has('nome')
    ? `(select u.nome from ${users.from} u where u.id = ${column})`
    : 'null::text';
};
