import { execFileSync } from 'node:child_process';

/** Git's answer, a line each; none where there is no history, as in what was unpacked. */
const git = (...args) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
};

/** The subjects since the commit that brought this rule. */
const subjects = () => {
  const [first] = git('log', '--diff-filter=A', '--format=%H', '--', 'bin/commit-subjects.mjs').slice(-1);
  return first
    ? [...git('log', '-1', '--format=%h %s', first), ...git('log', '--format=%h %s', `${first}..`)]
    : [];
};

const longest = 72;
const long = subjects().filter((line) => [...line.slice(line.indexOf(' ') + 1)].length > longest);
for (const line of long) console.log(`o assunto passa de ${longest} letras: ${line}`);
process.exitCode = long.length > 0 ? 1 : 0;
