const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has what was typed, accents and case aside. */
export const matchesText = (text: string, typed: string): boolean => bare(text).includes(bare(typed.trim()));
