import type { RawBuilder } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { callsOf, versionsInForce, type Call } from './calls-of.ts';
import { kinOf } from './made-by.ts';

/** What calls whoever asks and those whose gain would be theirs, before something is done. */
export interface Measured {
  readonly people: readonly number[];
  /** Whoever asks, and who sits at the keyboard in their place. */
  readonly own: readonly number[];
  readonly calls: readonly Call[];
}

/**
 * Measures before a change. The gain of an account behind which one may be is one's own; so is that of the `only` ones, where what
 * is saved touches nobody else.
 */
export const measureCalls = async (
  { db, sessao }: Ctx,
  { only, versions }: Measure = {},
): Promise<Measured> => {
  const own = [...new Set([sessao.usuarioId, atKeyboard(sessao)])];
  // who administers an organisation answers for its accounts
  const others = only ?? (sessao.administradorLocal ? [] : await kinOf({ db, sessao }));
  const people = [...new Set([...own, ...others])];
  return { people, own, calls: await callsOf(db, people, versions ?? versionsInForce) };
};

interface Measure {
  readonly only?: readonly number[];
  readonly versions?: RawBuilder<unknown>;
}

interface Named {
  readonly others?: readonly number[];
  readonly versions?: RawBuilder<unknown>;
}

/** What they are called by now and were not, in whoever's name it is not theirs to give; the own first. */
export const gainsSince = async (
  { db }: Ctx,
  { people, own, calls }: Measured,
  { others = [], versions }: Named = {},
): Promise<readonly Call[]> =>
  gainsBetween(own, calls, await callsOf(db, [...people, ...others], versions ?? versionsInForce));

/** Nobody gives themselves a place that calls, nor another one that they do not hold. */
export const gainsBetween = (
  own: readonly number[],
  before: readonly Call[],
  after: readonly Call[],
): readonly Call[] => {
  const held = new Set(before.filter(({ quem }) => own.includes(quem)).map(({ chave }) => chave));
  const was = new Set(before.map(({ quem, chave }) => `${quem} ${chave}`));
  const gained = after.filter(
    ({ quem, chave }) => !was.has(`${quem} ${chave}`) && (own.includes(quem) || !held.has(chave)),
  );
  return gained.toSorted((one, other) => Number(own.includes(other.quem)) - Number(own.includes(one.quem)));
};
