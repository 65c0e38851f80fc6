/** A subject to begin with, from the name of a file: `requerimento_poda-2026.pdf` says "Requerimento poda 2026". */
export const assuntoOf = (name: string): string => {
  const words = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[_\-.]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 480);
  // what a scanner or a camera calls its files says nothing
  if (/^(scan|img|image|doc|documento|digitalizado|digitalizacao|foto|\d|\s)+$/i.test(words)) return '';
  return words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1);
};
