let own: ReadonlyMap<string, string> = new Map();

/** Puts the organisation's own texts in force in this process, in place of those of the same keys. */
export function putOwnTexts(texts: ReadonlyMap<string, string>): void {
  own = texts;
}

/** The organisation's text of a key, where it has one. */
export function ownText(key: string): string | undefined {
  return own.get(key);
}
