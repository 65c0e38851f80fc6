import { buildClient } from './client-build.mjs';
import { inRoot } from './project.mjs';
import { Refusal } from './refusal.mjs';
import { runTypeScript } from './run.mjs';

/** What can be measured by itself, and the whole. */
const measures = {
  '--assinatura': 'tests/bench/signatures.ts',
  '--captura': 'tests/bench/captures.ts',
  '--desenho': 'tests/bench/drawing/main.ts',
  '--impressao': 'tests/bench/printing.ts',
  '--rapido': 'tests/bench/main.ts',
};

/** The measure that the arguments ask for: its file, and what it is told. */
export const readMeasure = (args) => {
  const [asked, ...more] = args;
  if (asked === undefined) return { file: 'tests/bench/main.ts', args };
  // beside what the drawing is measured, which is no part of the project
  const told = asked === '--desenho' ? 1 : 0;
  if (!Object.hasOwn(measures, asked) || more.length > told)
    throw new Refusal(
      `“${args.join(' ')}” não é uma medida. Peça uma destas, ou nenhuma para medir tudo: ${Object.keys(measures).join(', ')}.`,
    );
  return { file: measures[asked], args: asked === '--rapido' ? args : more };
};

/** `npm run bench`: the whole takes more than an hour, and so what is not known is refused before anything begins. */
export const measure = async (args) => {
  const asked = readMeasure(args);
  if (asked.file === measures['--rapido'] || asked.file === measures['--desenho']) await buildClient();
  return runTypeScript(inRoot(asked.file), asked.args);
};
