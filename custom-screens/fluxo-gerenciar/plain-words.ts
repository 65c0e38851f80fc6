/** The words of a name, without accents and in small letters: what codes and keys are made of. */
export const plainWords = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((one) => one !== '');
