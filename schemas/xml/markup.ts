const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words as the text or the attribute of an XML, never read as marks of it. */
export const withoutMarkup = (words: string): string =>
  words.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
