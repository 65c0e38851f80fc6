import { rules, rulesInSql } from './rules.ts';
import { openTrial } from './try-alterations.ts';

/** Of a hundred altered rules, how many the tests must notice. */
const wanted = 90;

const places = process.argv.slice(2);
const chosen = Object.entries({ ...rules, ...rulesInSql }).filter(
  ([file]) => places.length === 0 || places.some((place) => file.startsWith(place)),
);
if (chosen.length === 0) {
  console.error(`Nenhuma regra em ${places.join(', ')}: as que se alteram estão em tests/mutants/rules.ts`);
  process.exit(1);
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const trial = await openTrial({ database: chosen.some(([file]) => file in rulesInSql) });
let [total, caught] = [0, 0];
try {
  for (const [file, tests] of chosen) {
    const outcome = await trial.tryFile(file, tests, { queries: file in rulesInSql });
    total += outcome.total;
    caught += outcome.total - outcome.survived.length;
    say(`${file}: ${outcome.total - outcome.survived.length} de ${outcome.total}`);
    for (const { line, before, text } of outcome.survived)
      say(`  sobreviveu ${file}:${line}  ${inOneLine(before)}  →  ${inOneLine(text)}`);
  }
} finally {
  await trial.close();
}

const percent = (100 * caught) / total;
say(`${caught} de ${total} alterações notadas (${percent.toFixed(1)} %)`);
process.exit(percent >= wanted ? 0 : 1);

function inOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
