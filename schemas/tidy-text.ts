import { windowsPunctuation } from './corpo/normalize-text.ts';

/** Signs that nobody sees: directions, zero widths, fillers, the ones that only machines read. NUL is refused elsewhere. */
const invisible =
  /[\u0001-\u0008\u000e-\u001f\u007f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\uffff\ufdd0-\ufdef\u{e0000}-\u{e0fff}]/gu;

/**
 * The joiners change how letters of some scripts are written, and make one picture of several; anywhere else they are
 * not seen, and make two names that look alike.
 */
const joiner = /[\u200c\u200d]/gu;
const joinsLetters =
  /(?:[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|[^\P{M}\p{Script=Latin}\p{Script=Inherited}])$/u;
const joinedLetter = /^[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const joinsPictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u;
const picture = /^\p{Extended_Pictographic}/u;

/** A picture or its text form; after anything else it is not seen. */
const variation = /(?<![\p{Extended_Pictographic}\p{Emoji}])[\ufe0e\ufe0f]/gu;

const lineBreaks = /\r\n?|[\u000b\u000c\u2028\u2029]/gu;
const windowsControls = /[\u0080-\u009f]/gu;
/** What is seen as empty: spaces of all widths, and the Braille sign without dots. */
const spaces = /[\s\u2800]+/gu;

/**
 * A text of several lines as it is kept: accents and letters as one sign (NFC), one kind of line break, no control,
 * direction or zero-width signs.
 */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(lineBreaks, '\n')
    .replace(windowsControls, (char) => windowsPunctuation[char.charCodeAt(0)] ?? '')
    .replace(invisible, '')
    .replace(joiner, (sign, at: number, whole: string) => (joins(sign, whole, at) ? sign : ''))
    .replace(variation, '');

/** A text of one line, as names, subjects and titles: the same, with one space wherever there was something empty. */
export const tidyLine = (text: string): string => tidyText(text).replace(spaces, ' ').trim();

const joins = (sign: string, whole: string, at: number): boolean => {
  const before = whole.slice(0, at).slice(-2);
  const after = whole.slice(at + 1, at + 3);
  if (joinsLetters.test(before)) return joinedLetter.test(after);
  return sign === '\u200d' && joinsPictures.test(before) && picture.test(after);
};
