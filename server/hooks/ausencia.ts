import { sql, type RawBuilder } from 'kysely';
import { date } from '#schemas/formats/date.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import type { Ctx } from '#server/http/context.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { refuseField } from './refuse-field.ts';

interface Clash {
  readonly inicio: string;
  readonly fim: string;
  /** Who is absent. */
  readonly nome: string;
}

/** An absence: one at a time for a person, and nobody stands in for somebody while away. */
export const ausencia: RegisterHook = {
  async beforeSave(ctx, { id = 0, values }) {
    await oneAtATime(ctx, 'ausencia');
    const { usuario, substituto = 0, inicio, fim } = values;
    const meets = sql`a.id <> ${id} and a.inicio <= ${fim}::date and a.fim >= ${inicio}::date`;
    const own = await find(ctx, sql`a.usuario = ${usuario} and ${meets}`);
    if (own) throw refuseField('inicio', 'registro.ausencia.sobreposta', told(own));
    const away = await find(ctx, sql`a.usuario = ${substituto} and ${meets}`);
    if (away) throw refuseField('substituto', 'registro.ausencia.substitutoAusente', told(away));
    const serving = await find(ctx, sql`a.substituto = ${usuario} and ${meets}`);
    if (serving) throw refuseField('inicio', 'registro.ausencia.substituindo', told(serving));
  },
};

const find = async ({ db }: Ctx, condition: RawBuilder<unknown>): Promise<Clash | undefined> => {
  const { rows } = await sql<Clash>`
    select a.inicio, a.fim, u.nome from registro.ausencia a
    join registro.usuario u on u.id = a.usuario
    where ${condition} order by a.inicio limit 1`.execute(db);
  return rows[0];
};

const told = ({ nome, inicio, fim }: Clash) => ({
  nome,
  inicio: date.display(inicio),
  fim: date.display(fim),
});
