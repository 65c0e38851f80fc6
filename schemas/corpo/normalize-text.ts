/** Signs that old word processors keep in the private area of their symbol fonts, and what they look like. */
const wordSymbols: Readonly<Record<number, string>> = {
  0xf0a7: '▪',
  0xf0a8: '▫',
  0xf0d8: '➢',
  0xf0e0: '→',
  0xf0df: '←',
  0xf0fc: '✓',
  0xf0fb: '✗',
  0xf06f: '□',
  0xf0a3: '☐',
  0xf0fe: '☑',
  0xf0b3: '≥',
  0xf0b0: '°',
  0xf0b1: '±',
  0xf0b4: '×',
  0xf0d7: '·',
};

/** Windows-1252 punctuation that arrives as control characters when the encoding was declared wrong. */
export const windowsPunctuation: Readonly<Record<number, string>> = {
  0x80: '€',
  0x82: '‚',
  0x84: '„',
  0x85: '…',
  0x8b: '‹',
  0x91: '‘',
  0x92: '’',
  0x93: '“',
  0x94: '”',
  0x95: '•',
  0x96: '–',
  0x97: '—',
  0x99: '™',
  0x9b: '›',
};

const lineBreaks = /\r\n?|[\u000b\u000c\u2028\u2029]/g;
const invisible =
  /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffc]/g;
const symbolFontArea = /[\uf000-\uf0ff]/g;
const windowsControls = /[\u0080-\u009f]/g;
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Text as it can be kept, searched and printed: composed accents, one kind of line break, no invisible or control
 * characters, the bullets of word processors as true bullets. The no-break space stays. What has no better form
 * (ideographs, other private characters) is left for `findProblems` to point at.
 */
export const normalizeText = (text: string): string =>
  text
    .replace(loneSurrogates, '')
    .normalize('NFC')
    .replace(lineBreaks, '\n')
    .replace(/\t/g, ' ')
    .replace(/\u2011/g, '-')
    .replace(windowsControls, (char) => windowsPunctuation[char.charCodeAt(0)] ?? '')
    .replace(symbolFontArea, (char) => wordSymbols[char.charCodeAt(0)] ?? '•')
    .replace(invisible, '');
