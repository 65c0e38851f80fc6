const digits = 9;
const word = 'MALOTE:LOCAL:';

/** What the bars of the label of a place say: short enough for the smallest label. */
export const placeBars = (id: number): string => `L${String(id).padStart(digits, '0')}`;

/** What the QR code of it says. */
export const placeText = (id: number): string => `${word}${id}`;

/** The place that the label of one is of; nothing where the text is no such label. */
export const placeOfCode = (text: string): number | undefined => {
  const code = text.trim();
  const id =
    new RegExp(`^[Ll](\\d{${digits}})$`).exec(code)?.[1] ??
    new RegExp(`^${word}([1-9]\\d{0,8})$`).exec(code)?.[1];
  return id === undefined ? undefined : Number(id);
};
