/** A text as it is compared: without accents or capitals. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The same, as long as the text was, so that a place in one is a place in the other. */
export const foldInPlace = (text: string): string =>
  [...text]
    .map((sign) => {
      const folded = fold(sign);
      return folded.length === sign.length ? folded : sign;
    })
    .join('');
