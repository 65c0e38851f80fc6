/** Numbers from 0 to 1, always the same from the same seed. */
export type Random = () => number;

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const oneOf = <T>(random: Random, all: readonly T[], none: T): T =>
  all[Math.floor(random() * all.length)] ?? none;

/** A time around a median: half take less, and few take many times as long. */
export const timeAround = (random: Random, median: number): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(median * 20, median * Math.exp(normal * 0.8));
};
