import { fold } from '#schemas/fold.ts';

/** The name that was probably meant: the nearest one, when so near that a slip explains the difference. */
export function closest(word: string, among: Iterable<string>): string | undefined {
  const wanted = fold(word);
  const most = wanted.length < 8 ? 1 : 2;
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const name of among) {
    const distance = distanceBetween(wanted, fold(name));
    if (distance <= most && (best === undefined || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}

/** Letters to put, to take, to change or to exchange with the next for one text to become the other. */
function distanceBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const above = rows[i - 1] ?? [];
      const steps = [
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
      ];
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        steps.push((rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(Math.min(...steps));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
