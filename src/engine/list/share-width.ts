/** What a column of a table asks for, in points of the screen. */
export interface AskedWidth {
  /** With it, nothing that the column shows is cut. */
  readonly need: number;
  /** Below this it says nothing any more. */
  readonly least: number;
  /** It takes the room that nobody needs. */
  readonly grows: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * The widths of columns in the room that there is: each has what it needs while all of them fit, and what is left goes to those
 * that grow; where they do not fit, each gives of what it has beyond the least, as much as it has.
 */
export const shareWidth = (asked: readonly AskedWidth[], room: number): readonly number[] => {
  const left = room - sum(asked.map(({ need }) => need));
  if (left < 0) {
    const spare = sum(asked.map(({ need, least }) => need - least));
    const given = spare === 0 ? 0 : Math.min(1, -left / spare);
    return asked.map(({ need, least }) => need - (need - least) * given);
  }
  const grow = asked.map(({ grows, need }) => (grows ? need : 0));
  const all = sum(grow);
  return asked.map(({ need }, index) =>
    all === 0 ? need + (index === 0 ? left : 0) : need + (left * (grow[index] ?? 0)) / all,
  );
};
