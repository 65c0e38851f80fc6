interface HighlightProps {
  readonly children: string;
  /** What was searched; its words are marked wherever they begin, accents and case aside. */
  readonly term?: string;
}

/** A text with the searched words marked. */
export const Highlight = ({ children, term = '' }: HighlightProps) => (
  <>
    {markedParts(children, term).map(({ part, marked }, index) =>
      marked ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
    )}
  </>
);

interface Part {
  readonly part: string;
  readonly marked: boolean;
}

/** Accents fall without changing the length, so that places in the folded text are places in the text. */
export const fold = (value: string): string =>
  [...value].map((sign) => sign.normalize('NFD').charAt(0).toLowerCase()).join('');

/** The pieces of a text, marked where a searched word of two signs or more stands. */
export const markedParts = (value: string, term: string): readonly Part[] => {
  const signs = [...value];
  const folded = fold(value);
  const words = fold(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
  const hit = signs.map(() => false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      hit.fill(true, at, at + word.length);
  return signs.reduce<Part[]>((parts, sign, index) => {
    const previous = parts.at(-1);
    const marked = hit[index] ?? false;
    if (previous?.marked === marked) parts[parts.length - 1] = { part: previous.part + sign, marked };
    else parts.push({ part: sign, marked });
    return parts;
  }, []);
};
