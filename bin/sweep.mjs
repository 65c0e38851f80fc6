import { Refusal } from './refusal.mjs';
import { test } from './test.mjs';

const sweeps = ['register-screens', 'screens', 'layers'].map((name) => `tests/e2e/${name}.test.ts`);

/** More would leave a part of the shortest sweep without a screen. */
const mostParts = 12;

/** Which part `--parte k/n` asks for: the whole, unless it says. */
export const readPart = (args) => {
  if (args.length === 0) return '1/1';
  const [, number, of] = /^--parte[ =](\d{1,2})\/(\d{1,2})$/.exec(args.join(' ')) ?? [];
  if (!number || Number(number) < 1 || Number(number) > Number(of) || Number(of) > mostParts)
    throw new Refusal(
      `Diga qual parte de quantas, até ${mostParts}, por exemplo: npm run varrer -- --parte 3/8`,
    );
  return `${Number(number)}/${Number(of)}`;
};

/** Looks at every screen in every theme and width, or at one part of them. */
export const sweep = (args) => {
  process.env.MALOTE_VARRER = readPart(args);
  return test(sweeps);
};
