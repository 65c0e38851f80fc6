import { defined } from '#schemas/defined.ts';
import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide, type Decided } from '#server/base/http/decide.ts';
import { inTurnOfAll } from '#server/base/in-turn.ts';
import { inStep } from '#server/base/traces.ts';
import { PreparedTooSoon, type Act, type ActInput, type Done } from './act.ts';
import { requireAllowed } from './act-table.ts';
import { findSituation, loadSituation, type Loaded } from './load-situation.ts';
import { requireNote } from './require-note.ts';
import { requireReason } from './require-reason.ts';

/** How often what was prepared may turn out to be old before the person is asked to try again. */
const mostPreparations = 8;

/**
 * Does an act inside the transaction that is open: the content is locked, judged, changed, and the act kept, all or nothing.
 * An act that prepares something slow goes by `performPrepared`.
 */
export const perform = async <I extends ActInput, R>(
  ctx: Ctx,
  act: Act<I, undefined, R>,
  id: number,
  input: I,
): Promise<R> => apply(ctx, act, await loadAllowed(ctx, act, id, input, { lock: true }), input, undefined);

/** The same for who reaches the content by another way than that of who works here: `reached`, over `c`. */
export const performReached = async <I extends ActInput, R>(
  ctx: Ctx,
  act: Act<I, undefined, R>,
  id: number,
  input: I,
  reached: RawBuilder<boolean>,
): Promise<R> => {
  await sql`select from conteudo where id = ${id} for update`.execute(ctx.db);
  const loaded = await findSituation(ctx, id, reached);
  if (!loaded) throw new AppError('naoEncontrado');
  requireAllowed(act, loaded.situation);
  requireReason(act, input.motivo);
  return apply(ctx, act, loaded, input, undefined);
};

/**
 * Does an act that prepares something slow: first that, with nothing locked and no connection held, then the act in one
 * transaction. `answer` completes what the call answers, still inside it.
 */
export const performPrepared = async <I extends ActInput, P, R, A>(
  ctx: Ctx,
  act: Act<I, P, R>,
  id: number,
  input: I,
  answer: (inner: Ctx, resultado: R) => Promise<A>,
  about: Decided = {},
): Promise<A> => {
  const { prepare, turn } = act;
  if (!prepare) throw new Error(`${act.nome} prepares nothing`);
  const words = turn ? await turn(ctx, await loadAllowed(ctx, act, id, input)) : [];
  const once = async (): Promise<A> => {
    const prepared = await inStep(
      `preparo ${act.nome}`,
      async () => prepare(ctx, await loadAllowed(ctx, act, id, input), input),
      { dentro: true },
    );
    return decide(
      ctx,
      async (inner) => {
        const loaded = await loadAllowed(inner, act, id, input, { lock: true });
        return answer(inner, await apply(inner, act, loaded, input, prepared));
      },
      about,
    );
  };
  return inTurnOfAll(words, () => again(once));
};

/** Prepares anew while somebody else was quicker. */
const again = async <A>(once: () => Promise<A>, left = mostPreparations): Promise<A> => {
  try {
    return await once();
  } catch (error) {
    if (!(error instanceof PreparedTooSoon)) throw error;
    if (left <= 1) throw new AppError('indisponivel', {}, { cause: error });
    return again(once, left - 1);
  }
};

const loadAllowed = async <I extends ActInput, P, R>(
  ctx: Ctx,
  act: Act<I, P, R>,
  id: number,
  input: I,
  { lock = false } = {},
): Promise<Loaded> => {
  const loaded = await loadSituation(ctx, id, { lock });
  requireAllowed(act, loaded.situation);
  if (input.versao !== undefined) requireVersion(ctx, loaded, input.versao);
  requireReason(act, input.motivo);
  await requireNote(ctx, act, input.motivo);
  return loaded;
};

/**
 * What an act does to a content that is locked and was found fit for it. Called by itself only where an act brings another
 * about, which then needs no permission of its own.
 */
export const apply = <I extends ActInput, P, R>(
  ctx: Ctx,
  act: Act<I, P, R>,
  loaded: Loaded,
  input: I,
  prepared: P,
): Promise<R> => inStep(`ato ${act.nome}`, () => doAct(ctx, act, loaded, input, prepared), { dentro: true });

const doAct = async <I extends ActInput, P, R>(
  ctx: Ctx,
  act: Act<I, P, R>,
  loaded: Loaded,
  input: I,
  prepared: P,
): Promise<R> => {
  const done = await act.effect?.(ctx, loaded, input, prepared);
  await keep(ctx, act, loaded, done);
  const motivo = input.motivo?.trim();
  const evento = done?.evento ?? act.evento;
  if (evento !== false) {
    if (evento === undefined) throw new Error(`ato sem evento: ${act.nome}`);
    await recordEvent(ctx, {
      cadeia: `conteudo:${loaded.row.id}`,
      ato: evento,
      conteudoId: loaded.row.id,
      dados: { ...stateChange(act, loaded), ...done?.dados, ...defined({ motivo: motivo || undefined }) },
    });
  }
  // an act without an effect answers nothing
  const resultado = done?.resultado as R;
  await act.follow?.(ctx, loaded, input, resultado);
  return resultado;
};

const targetOf = <I extends ActInput, P, R>({ para }: Act<I, P, R>, loaded: Loaded) =>
  typeof para === 'function' ? para(loaded) : para;

const stateChange = <I extends ActInput, P, R>(
  act: Act<I, P, R>,
  loaded: Loaded,
): Readonly<Record<string, unknown>> => {
  const target = targetOf(act, loaded);
  return target?.estado === undefined || target.estado === loaded.row.estado
    ? {}
    : { de: loaded.row.estado, para: target.estado };
};

const keep = async <I extends ActInput, P, R>(
  ctx: Ctx,
  act: Act<I, P, R>,
  loaded: Loaded,
  done: Done<R> | undefined,
): Promise<void> => {
  const columns = { ...targetOf(act, loaded), ...done?.colunas };
  if (act.semVersao && Object.keys(columns).length === 0) return;
  await ctx.db
    .updateTable('conteudo')
    .set((eb) => ({
      ...columns,
      alteradoEm: act.semVersao ? undefined : ctx.agora,
      versao: act.semVersao ? undefined : eb('versao', '+', 1),
    }))
    .where('id', '=', loaded.row.id)
    .execute();
};

/** Refuses who read an older state than the one that is there. */
const requireVersion = (ctx: Ctx, loaded: Loaded, versao: number): void => {
  if (loaded.row.versao === versao) return;
  const hora = new Intl.DateTimeFormat('pt-BR', {
    timeStyle: 'short',
    timeZone: ctx.ports.config.timeZone,
  }).format(loaded.row.alteradoEm);
  throw new AppError(
    'conflitoDeVersao',
    { quem: loaded.row.checkInNome ?? 'Outra pessoa', hora },
    { payload: { versao: loaded.row.versao } },
  );
};
