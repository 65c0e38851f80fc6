import { isDeepStrictEqual } from 'node:util';
import { sql, type RawBuilder } from 'kysely';
import { date } from '#schemas/formats/date.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { hasAllOf } from '#server/pessoas/acesso/has-all-of.ts';
import { isAbove, requireNotAbove } from '#server/pessoas/acesso/require-not-above.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import { modelsInForce, registerNamed, updateRecord, viewFor } from '#server/engine/index.ts';
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

/**
 * An absence: one at a time for a person. Who stands in for whom is told to both, and what is odd about it is said; until the
 * absent person says yes to what others decided of them, nobody does.
 */
export const ausencia: RegisterHook<'ausencia'> = {
  async beforeSave(ctx, { id = 0, before, values }) {
    if (before && (await isAbove(ctx, absentOf(before))))
      throw refuseField('usuario', 'registro.ausencia.acima');
    await requireMayAppoint(ctx, values);
    await oneAtATime(ctx, 'ausencia');
    const own = await clashOf(ctx, sql`a.usuario = ${values.usuario}`, { id, ...values });
    if (own) throw refuseField('inicio', 'registro.ausencia.sobreposta', told(own));
    await requireOwnUnits(ctx, values);
    values.aguardaConfirmacao = await needsYes(ctx, before, values);
  },
  async warnings(ctx, record) {
    const { usuario, substituto = 0 } = record;
    if (record.aguardaConfirmacao)
      return [{ campo: 'substituto', mensagem: mensagem('registro.ausencia.esperaSim') }];
    const away = await clashOf(ctx, sql`a.usuario = ${substituto}`, record);
    const serving = await clashOf(ctx, sql`a.substituto = ${usuario}`, record);
    return [
      ...(away ? [warn('substituto', 'registro.ausencia.substitutoAusente', away)] : []),
      ...(serving ? [warn('inicio', 'registro.ausencia.substituindo', serving)] : []),
    ];
  },
  afterSave: (ctx, { before, after }) => tellAbsence(ctx, before, after),
  actions: {
    confirmarSubstituto: async (ctx, { record }) => {
      if (!record) return {};
      const view = viewFor(ctx, modelsInForce(), registerNamed(modelsInForce(), 'ausencia'));
      await updateRecord(ctx, view, record.id, record);
      return { mensagem: mensagem('registro.ausencia.confirmado') };
    },
  },
  refusal(ctx, record) {
    if (record.aguardaConfirmacao !== true) return mensagem('registro.ausencia.nadaEspera');
    return record.usuario === atKeyboard(ctx.sessao) ? undefined : mensagem('registro.ausencia.soAPessoa');
  },
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

/** What an absence says of who acts for whom, when and where. */
const appointing = ['usuario', 'substituto', 'inicio', 'fim', 'abrangencia', 'unidades'] as const;

/**
 * Whether the absent person still has to say yes: acting in their place is all that they have, which only they, or who has
 * as much, give to another. What was confirmed stays so while nothing of the appointment changes.
 */
const needsYes = async (
  ctx: Ctx,
  before: RecordOf<'ausencia'> | undefined,
  values: Readonly<ValuesOf<'ausencia'>>,
): Promise<boolean> => {
  const { usuario, substituto } = values;
  if (substituto === undefined || ctx.sessao.id === 0 || usuario === atKeyboard(ctx.sessao)) return false;
  const same = before && appointing.every((name) => isDeepStrictEqual(before[name], values[name]));
  if (same) return before.aguardaConfirmacao === true;
  if (ctx.passagem) return !ctx.passagem.administra;
  return !(await hasAllOf(ctx, usuario));
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
