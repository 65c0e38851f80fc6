/** Between the items of a list in one cell. */
const separator = ' | ';

/** Whether an item reads back from a list written with separators. */
const isPlain = (text: string): boolean =>
  text !== '' && text.trim() === text && !text.includes('|') && !/^[[{]/.test(text);

/**
 * Several values in one cell: `azul | preto`, or a JSON list where an item would not read back. `whole` says that a
 * single item is recognised with its commas, as a label is.
 */
export const joinList = (items: readonly unknown[], whole: boolean): string => {
  const texts = items.map(String);
  const alone = texts.length === 1 && !whole && /[,;\n]/.test(texts[0] ?? '');
  return texts.every(isPlain) && !alone ? texts.join(separator) : JSON.stringify(items);
};

/** The items of a cell; one without `|` may be one item with commas in it, or several. */
export const splitList = (text: string): { readonly items: readonly unknown[]; readonly whole?: string } => {
  const trimmed = text.trim();
  const listed = trimmed.startsWith('[') ? jsonList(trimmed) : undefined;
  if (listed) return { items: listed };
  const parts = (sign: RegExp): string[] =>
    trimmed
      .split(sign)
      .map((item) => item.trim())
      .filter((item) => item !== '');
  return trimmed.includes('|') ? { items: parts(/\|/) } : { items: parts(/[,;\n]/), whole: trimmed };
};

const jsonList = (text: string): readonly unknown[] | undefined => {
  const value = parseJson(text);
  return Array.isArray(value) ? (value as unknown[]) : undefined;
};

/** The value of a JSON text; undefined when it is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};
