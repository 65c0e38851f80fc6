/**
 * What makes a spreadsheet read a text of a CSV as a formula, after any number of our own apostrophes; the wide signs of East Asian
 * writing are to some the same ones.
 */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Puts an apostrophe before a text that a spreadsheet would run; a text that already has one gets another. */
export const guardText = (text: string): string => (dangerous.test(text) ? `'${text}` : text);

/** Takes back what `guardText` put. */
export const unguardText = (text: string): string => (guarded.test(text) ? text.slice(1) : text);
