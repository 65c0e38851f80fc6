const digits = 14;

/** The number that the system knows a content by, as a bar code of digits alone says it: fourteen of them. */
export const shortNumber = (id: number): string => String(id).padStart(digits, '0');

/** The content that a text calls by its short number; nothing when it is no such number. */
export const idOfShortNumber = (text: string): number | undefined =>
  new RegExp(`^0\\d{${digits - 1}}$`).test(text) ? Number(text) : undefined;
