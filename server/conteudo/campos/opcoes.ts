/** The first option of a list, one a line, that stands in it twice. */
export const repeatedOption = (options: unknown): string | undefined => {
  if (typeof options !== 'string') return undefined;
  const lines = options
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.find((line, i) => lines.indexOf(line) < i);
};
