/** A name that is being written after an @. */
export interface Mention {
  /** Where the @ stands. */
  readonly start: number;
  readonly words: string;
}

/** How much of a name is read after an @. */
const longestName = 60;

/** The mention that ends where the person writes; an @ inside a word (an e-mail address) is none. */
export const mentionAt = (texto: string, caret: number): Mention | undefined => {
  const before = texto.slice(0, caret);
  const start = before.lastIndexOf('@');
  if (start < 0 || (start > 0 && !/[\s(]/.test(before.charAt(start - 1)))) return undefined;
  const words = before.slice(start + 1);
  return words.length <= longestName && /^[\p{L}'’.-]+( [\p{L}'’.-]*){0,5}$/u.test(words)
    ? { start, words }
    : undefined;
};

/** A piece of a comment: plain words, or a person's name as it was called. */
interface Piece {
  readonly text: string;
  readonly mention: boolean;
}

/** A comment with the people that it calls told apart from its other words. */
export const piecesOf = (texto: string, names: readonly string[]): readonly Piece[] => {
  const calls = names.map((name) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const pieces: Piece[] = [];
  let plain = '';
  let at = 0;
  while (at < texto.length) {
    const call = calls.find((one) => texto.startsWith(one, at));
    if (call === undefined) {
      plain += texto.charAt(at);
      at += 1;
    } else {
      if (plain !== '') pieces.push({ text: plain, mention: false });
      pieces.push({ text: call, mention: true });
      plain = '';
      at += call.length;
    }
  }
  if (plain !== '') pieces.push({ text: plain, mention: false });
  return pieces;
};
