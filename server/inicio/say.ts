/** Writes a line on the terminal: what a command or the start has to tell the person there. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
