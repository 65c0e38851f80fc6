// Who reads what is said may stop reading (`… | head -1`): what is done goes on, and has nobody to tell.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

/** Writes a line on the terminal: what a command or the start has to tell the person there. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
