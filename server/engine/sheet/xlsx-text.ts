import { withoutMarkup } from '#schemas/xml/markup.ts';

/** Signs that XML cannot hold, and a literal `_x0041_`, which a spreadsheet would read as the sign of that number. */
const special =
  /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Escapes a text for XML by the rule of spreadsheets (ECMA-376 part 1, 22.9.2.19). */
export const xlsxText = (text: string): string =>
  withoutMarkup(
    text.replace(special, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`),
  );

/** The text again, its markup already read by the XML parser. */
export const plainText = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
