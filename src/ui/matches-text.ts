import { fold } from '#schemas/fold.ts';

/** Whether a text has what was typed, accents and case aside. */
export const matchesText = (text: string, typed: string): boolean => fold(text).includes(fold(typed.trim()));
