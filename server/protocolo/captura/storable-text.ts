/** Control characters are no text, and the database refuses one of them. */
export const storableText = (text: string): string => text.replaceAll(/[^\P{C}\n]+/gu, ' ');
