import { execFileSync } from 'node:child_process';

const longest = 72;
/** Those that a push of work may bring: what is older was seen when it came. */
const looked = 50;

/** The subjects of the last commits; none where there is no history, as in what was unpacked. */
const subjects = () => {
  try {
    return execFileSync('git', ['log', `-${looked}`, '--format=%h %s'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split('\n');
  } catch {
    return [];
  }
};

const long = subjects().filter((line) => [...line.slice(line.indexOf(' ') + 1)].length > longest);
for (const line of long) console.log(`o assunto passa de ${longest} letras: ${line}`);
process.exitCode = long.length > 0 ? 1 : 0;
