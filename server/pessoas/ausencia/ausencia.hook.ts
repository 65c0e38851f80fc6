import { sql, type RawBuilder } from 'kysely';
import { date } from '#schemas/formats/date.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { isAbove, requireNotAbove } from '#server/pessoas/acesso/require-not-above.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { tellAbsence } from './ausencia-aviso.ts';
import { oneAtATime } from '#server/base/db/one-at-a-time.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { RecordOf, ValuesOf } from '#server/engine/typed-record.ts';

interface Clash {
  readonly inicio: string;
  readonly fim: string;
  /** Who is absent. */
  readonly nome: string;
}

/** An absence: one at a time for a person. Who stands in for whom is told to both, and what is odd about it is said. */
export const ausencia: RegisterHook<'ausencia'> = {
  async beforeSave(ctx, { id = 0, before, values }) {
    if (before && (await isAbove(ctx, absentOf(before))))
      throw refuseField('usuario', 'registro.ausencia.acima');
    await requireMayAppoint(ctx, values);
    await oneAtATime(ctx, 'ausencia');
    const own = await clashOf(ctx, sql`a.usuario = ${values.usuario}`, { id, ...values });
    if (own) throw refuseField('inicio', 'registro.ausencia.sobreposta', told(own));
    await requireOwnUnits(ctx, values);
  },
  async warnings(ctx, record) {
    const { usuario, substituto = 0 } = record;
    const away = await clashOf(ctx, sql`a.usuario = ${substituto}`, record);
    const serving = await clashOf(ctx, sql`a.substituto = ${usuario}`, record);
    return [
      ...(away ? [warn('substituto', 'registro.ausencia.substitutoAusente', away)] : []),
      ...(serving ? [warn('inicio', 'registro.ausencia.substituindo', serving)] : []),
    ];
  },
  afterSave: (ctx, { before, after }) => tellAbsence(ctx, before, after),
  async beforeRemove(ctx, record) {
    await requireNotAbove(ctx, absentOf(record));
    await tellAbsence(ctx, record, undefined);
  },
};

const absentOf = (record: RecordOf<'ausencia'>): number => record.usuario;

/** Who stands in for another acts in their name: nobody gives that to themselves, nor decides it for those above them. */
const requireMayAppoint = async (
  ctx: Ctx,
  { usuario, substituto }: Readonly<ValuesOf<'ausencia'>>,
): Promise<void> => {
  const keyboard = atKeyboard(ctx.sessao);
  if (usuario === keyboard) return;
  if (substituto === keyboard) throw refuseField('substituto', 'registro.ausencia.aSi');
  if (await isAbove(ctx, usuario)) throw refuseField('usuario', 'registro.ausencia.acima');
};

/** An absence of the condition within the period of another. */
const clashOf = async (
  { db }: Ctx,
  condition: RawBuilder<unknown>,
  { id, inicio, fim }: Pick<RecordOf<'ausencia'>, 'id' | 'inicio' | 'fim'>,
): Promise<Clash | undefined> => {
  const { rows } = await sql<Clash>`
    select a.inicio, a.fim, u.nome from registro.ausencia a
    join registro.usuario u on u.id = a.usuario
    where ${condition} and a.id <> ${id} and a.inicio <= ${fim}::date and a.fim >= ${inicio}::date
    order by a.inicio limit 1`.execute(db);
  return rows[0];
};

/** The units chosen for the substitute are units of the absent person. */
const requireOwnUnits = async (
  { db }: Ctx,
  { usuario, unidades }: Readonly<ValuesOf<'ausencia'>>,
): Promise<void> => {
  if (!unidades || unidades.length === 0) return;
  const { rows } = await sql<{ nome: string; sigla: string }>`
    select u.nome, un.sigla from registro.unidade un, registro.usuario u
    where un.id = any(${unidades}::integer[]) and u.id = ${usuario} and not exists (
      select from registro.usuario_unidades uu where uu.registro_id = u.id and uu.unidade = un.id)
    order by un.sigla limit 1`.execute(db);
  const [foreign] = rows;
  if (foreign) throw refuseField('unidades', 'registro.ausencia.unidadeDeOutros', foreign);
};

const warn = (campo: string, key: MessageKey, clash: Clash) => ({
  campo,
  mensagem: mensagem(key, told(clash)),
});

const told = ({ nome, inicio, fim }: Clash) => ({
  nome,
  inicio: date.display(inicio),
  fim: date.display(fim),
});
