/** Signs of a line that are looked at: what nobody writes on purpose is not worth the memory of matching it. */
const longestRead = 65_536;

/** A line as it is looked through for secrets. */
export const cutLine = (line: string): string =>
  line.length > longestRead ? `${line.slice(0, longestRead)}…` : line;
