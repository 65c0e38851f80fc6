/** The first option of a list, one a line, that stands in it twice. */
export const repeatedOption = (options: string | undefined): string | undefined => {
  if (options === undefined) return undefined;
  const lines = options
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.find((line, i) => lines.indexOf(line) < i);
};
