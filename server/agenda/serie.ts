import { sql } from 'kysely';
import type { Compromisso, RepeticaoCompromisso } from '#schemas/shapes/compromisso.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { addDays, daysBetween } from '#server/instalacao/prazo/index.ts';
import { keepAround, writtenOf, type Facts } from './fatos.ts';
import { shown, type Kept } from './own-compromisso.ts';
import { dayOfMonthOf, daysBefore, lastDay, repeticaoOf, ruleOf, turned } from './repeticao.ts';

/** What an event becomes, and which time of a series somebody had before them. */
interface Change {
  readonly facts: Facts;
  readonly repeticao: RepeticaoCompromisso | undefined;
  readonly participantes: readonly number[];
  readonly lembretes: readonly number[];
  readonly at: Compromisso | undefined;
}

const calendarOf = ({ sessao }: Ctx, kept: Kept): number =>
  kept.unidadeCalendarioId ?? kept.unidadeId ?? sessao.unidadeId;

/** Whether two rules give the same days, whenever they end. */
const sameDays = (a: RepeticaoCompromisso, b: RepeticaoCompromisso): boolean =>
  a.cada === b.cada && a.intervalo === b.intervalo && (a.dias ?? []).join() === (b.dias ?? []).join();

/** What was asked for, with the weekdays going along with an event that went to another day. */
const going = (
  asked: RepeticaoCompromisso,
  former: RepeticaoCompromisso | undefined,
  by: number,
): RepeticaoCompromisso =>
  by !== 0 && asked.dias && former?.dias && asked.dias.join() === former.dias.join()
    ? { ...asked, dias: turned(asked.dias, by) }
    : asked;

/** The day of the month of a series; it stays while nobody moves it, though the time that was seen be of a shorter month. */
const dayOfMonthIn = ({ regra }: Kept): number | undefined =>
  regra === null ? undefined : dayOfMonthOf(regra);

const forget = async ({ db }: Ctx, id: number, from: string): Promise<void> => {
  await sql`delete from compromisso where id in
    (select trocado_id from compromisso_fora where compromisso_id = ${id} and dia >= ${from}::date)`.execute(
    db,
  );
  await sql`delete from compromisso_fora where compromisso_id = ${id} and dia >= ${from}::date`.execute(db);
};

const allDays = '0001-01-01';

/** Removes an event, with all that went with it. */
export const remove = async (ctx: Ctx, id: number): Promise<void> => {
  await forget(ctx, id, allDays);
  await ctx.db.deleteFrom('compromisso').where('id', '=', id).execute();
};

const create = async (
  ctx: Ctx,
  kept: Kept,
  written: ReturnType<typeof writtenOf>,
  { participantes, lembretes }: Change,
): Promise<number> => {
  const { escopo, organizacaoId, unidadeId, usuarioId, criadoPor } = kept;
  const { id } = await ctx.db
    .insertInto('compromisso')
    .values({
      ...written.columns,
      escopo,
      organizacaoId,
      unidadeId,
      usuarioId,
      criadoPor,
      alteradoEm: ctx.agora,
      // what takes the place of another is told to calendars as a later state of it
      versao: kept.versao + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepAround(ctx, id, written, participantes, lembretes);
  return id;
};

/** Changes all of it. What was changed by itself goes back to be like the rest if the days are others. */
export const changeAll = async (
  ctx: Ctx,
  kept: Kept,
  { facts, repeticao: asked, participantes, lembretes, at }: Change,
): Promise<Compromisso> => {
  const former = kept.regra === null ? undefined : repeticaoOf(kept.regra, kept.diaUtil);
  const by = at ? daysBetween(at.de, facts.de) : 0;
  const repeticao = asked && going(asked, former, by);
  // what does not come back any more stays on the day that was before the person
  const de = former && repeticao ? addDays(kept.de, by) : facts.de;
  const moved = { ...facts, de, ate: addDays(de, daysBetween(facts.de, facts.ate)) };
  const dayOfMonth = by === 0 && former?.cada === repeticao?.cada ? dayOfMonthIn(kept) : undefined;
  const written = writtenOf(moved, repeticao, calendarOf(ctx, kept), dayOfMonth);
  const same = former && repeticao && sameDays(former, repeticao) && written.columns.de === kept.de;
  if (former && !same) await forget(ctx, kept.id, allDays);
  // one that took the place of another and comes back itself is no longer of that series
  if (!former && repeticao)
    await ctx.db
      .updateTable('compromissoFora')
      .set({ trocadoId: null })
      .where('trocadoId', '=', kept.id)
      .execute();
  await ctx.db
    .updateTable('compromisso')
    .set({ ...written.columns, versao: kept.versao + 1, alteradoEm: ctx.agora })
    .where('id', '=', kept.id)
    .execute();
  await keepAround(ctx, kept.id, written, participantes, lembretes);
  return shown(ctx, kept.id);
};

/** Takes one day out of a series. */
export const takeOut = async ({ db }: Ctx, id: number, dia: string, trocadoId?: number): Promise<void> => {
  await db.insertInto('compromissoFora').values({ compromissoId: id, dia, trocadoId }).execute();
};

/** Changes one time that a series happens: it becomes an event by itself, in the place of that one. */
export const changeOne = async (ctx: Ctx, kept: Kept, change: Change): Promise<Compromisso> => {
  const { facts, at } = change;
  const id = await create(ctx, kept, writtenOf(facts), change);
  await takeOut(ctx, kept.id, at?.ocorrencia ?? kept.de, id);
  return shown(ctx, id);
};

const cut = async (ctx: Ctx, kept: Kept, former: RepeticaoCompromisso, dia: string): Promise<void> => {
  const { vezes: _, ...rest } = former;
  const regra = ruleOf({ ...rest, ate: addDays(dia, -1) }, kept.de, dayOfMonthIn(kept));
  const last = lastDay(regra, kept.de) ?? kept.de;
  await ctx.db
    .updateTable('compromissoSerie')
    .set({ regra, termina: addDays(last, daysBetween(kept.de, kept.ate)) })
    .where('compromissoId', '=', kept.id)
    .execute();
  await ctx.db
    .updateTable('compromisso')
    .set({ versao: kept.versao + 1, alteradoEm: ctx.agora })
    .where('id', '=', kept.id)
    .execute();
};

/** Ends a series before a day; false where nothing would be left of it. */
export const endBefore = async (ctx: Ctx, kept: Kept, dia: string): Promise<boolean> => {
  if (kept.regra === null || daysBefore(kept.regra, kept.de, dia) === 0) return false;
  await forget(ctx, kept.id, dia);
  await cut(ctx, kept, repeticaoOf(kept.regra, kept.diaUtil), dia);
  return true;
};

/** What is left of the times asked for, if they are the ones of before. */
const remaining = (
  asked: RepeticaoCompromisso | undefined,
  former: RepeticaoCompromisso,
  before: number,
): RepeticaoCompromisso | undefined => {
  if (asked?.vezes === undefined || asked.vezes !== former.vezes) return asked;
  const vezes = asked.vezes - before;
  return vezes < 2 ? undefined : { ...asked, vezes };
};

/** Changes a series from one day on: what was before ends there, and what follows is a series of its own. */
export const changeFollowing = async (ctx: Ctx, kept: Kept, change: Change): Promise<Compromisso> => {
  const { facts, at } = change;
  const dia = at?.ocorrencia ?? kept.de;
  const before = kept.regra === null ? 0 : daysBefore(kept.regra, kept.de, dia);
  if (kept.regra === null || at === undefined || before === 0) return changeAll(ctx, kept, change);
  const former = repeticaoOf(kept.regra, kept.diaUtil);
  const by = daysBetween(at.de, facts.de);
  const asked = change.repeticao && going(change.repeticao, former, by);
  const repeticao = remaining(asked, former, before);
  const de = repeticao ? addDays(dia, by) : facts.de;
  const moved = { ...facts, de, ate: addDays(de, daysBetween(facts.de, facts.ate)) };
  const dayOfMonth = by === 0 && former.cada === repeticao?.cada ? dayOfMonthIn(kept) : undefined;
  const written = writtenOf(moved, repeticao, calendarOf(ctx, kept), dayOfMonth);
  const same = repeticao && sameDays(former, repeticao) && written.columns.de === dia;
  if (!same) await forget(ctx, kept.id, dia);
  await cut(ctx, kept, former, dia);
  const id = await create(ctx, kept, written, change);
  // days of the same rule that were taken out, or changed by themselves, stay so
  await sql`update compromisso_fora set compromisso_id = ${id} where compromisso_id = ${kept.id} and dia >= ${dia}::date`.execute(
    ctx.db,
  );
  return shown(ctx, id);
};
