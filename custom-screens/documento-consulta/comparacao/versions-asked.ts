export interface Versoes {
  readonly de: number;
  readonly para: number;
}

/** The two versions that an address asks to compare ("1-3"), the older first; undefined where the document has not both. */
export const versionsAsked = (asked: string | null, known: readonly number[]): Versoes | undefined => {
  const [first, second, ...more] = (asked ?? '').split('-').map(Number);
  if (first === undefined || second === undefined || more.length > 0 || first === second) return undefined;
  if (!known.includes(first) || !known.includes(second)) return undefined;
  return { de: Math.min(first, second), para: Math.max(first, second) };
};

export const asAsked = ({ de, para }: Versoes): string => `${de}-${para}`;

/** What one most often asks: what changed with the last version. */
export const lastTwo = (known: readonly number[]): Versoes => {
  const [para = 0, de = 0] = [...known].sort((a, b) => b - a);
  return { de, para };
};
