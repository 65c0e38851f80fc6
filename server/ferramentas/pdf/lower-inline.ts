import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import type { PaperPiece, PaperRun } from './paper.ts';

/** What the paper gives to the nodes amid the text. */
interface InlineContext {
  readonly rotulos: Readonly<Record<string, string>>;
  /** A draft shows what is still open; a concluded document does not. */
  readonly showMissing: boolean;
  readonly referencias: {
    /** What a reference says, leading to its place. */
    readonly runOf: (ancora: string, showMissing: boolean) => readonly PaperRun[];
    readonly labelOf: (no: NoCorpo) => { readonly l?: string };
  };
}

/** The text of a paragraph as runs. */
export const lowerInline = (content: readonly NoCorpo[], context: InlineContext): PaperRun[] =>
  content.flatMap((no): PaperRun[] => {
    switch (no.type) {
      case 'text':
        return [textRun(no)];
      case 'hardBreak':
        return [{ br: true }];
      case 'marcador': {
        const key = String(no.attrs?.['chave']);
        return context.showMissing ? [{ m: context.rotulos[key] ?? key }] : [];
      }
      case 'nota':
        return [{ nota: lowerInline(no.content ?? [], context), ...context.referencias.labelOf(no) }];
      case 'referencia':
        return [...context.referencias.runOf(String(no.attrs?.['alvo']), context.showMissing)];
      default:
        return [];
    }
  });

/** Longer than this, a word is cut into pieces, or it could leave the paper. */
const longestPiece = 20;

/** A code, an address or a number with a hyphen: broken at the hyphen, Portuguese would print the hyphen twice. */
const isCode = (word: string): boolean => word.includes('-') && /[\d/@]/u.test(word);

/**
 * Text in pieces, as the template sets them: plain stretches, and pieces of long words and codes that are never
 * broken inside but may part from one another.
 */
export const pieces = (text: string): PaperPiece[] => {
  const out: PaperPiece[] = [];
  let plain = '';
  for (const word of text.split(/(\s+)/u)) {
    const chars = [...word];
    if (chars.length <= longestPiece && !isCode(word)) {
      plain += word;
      continue;
    }
    if (plain !== '') out.push(plain);
    plain = '';
    for (let at = 0, end = 0; at < chars.length; at = end) {
      end = pieceEnd(chars, at);
      out.push([chars.slice(at, end).join('')]);
    }
  }
  if (plain !== '') out.push(plain);
  return out;
};

/** After a sign that parts the word for the eyes, when there is one near; else at the limit. */
const pieceEnd = (chars: readonly string[], from: number): number => {
  const limit = from + longestPiece;
  if (chars.length <= limit) return chars.length;
  for (let end = limit; end > from + longestPiece / 3; end -= 1) {
    if ('/?&=_.,;:)-'.includes(chars[end - 1] ?? '')) return end;
  }
  return limit;
};

const textRun = (no: NoCorpo): PaperRun => {
  const s = pieces((no.text ?? '').replace(/\n/g, ' '));
  const marks = new Map((no.marks ?? []).map((mark) => [mark.type, mark]));
  const [first, second] = s;
  if (marks.size === 0 && typeof first === 'string' && second === undefined) return first;
  const href = marks.get('link')?.attrs?.['href'];
  return {
    s,
    b: marks.has('bold') ? (true as const) : undefined,
    i: marks.has('italic') ? (true as const) : undefined,
    u: marks.has('underline') ? (true as const) : undefined,
    k: marks.has('strike') ? (true as const) : undefined,
    sub: marks.has('subscript') ? (true as const) : undefined,
    sup: marks.has('superscript') ? (true as const) : undefined,
    c: marks.has('code') ? (true as const) : undefined,
    href: typeof href === 'string' ? href : undefined,
  };
};
