import { Refusal } from './refusal.mjs';
import { test } from './test.mjs';

const long = [
  'tests/server/durability/kill.test.ts',
  'tests/server/durability/flow-falls.test.ts',
  'tests/server/jobs/outage.test.ts',
  'tests/server/caminhada/caminhada.test.ts',
  'tests/server/caminhada/processos.test.ts',
  // the home of other drawn contents
  'tests/server/painel/painel.test.ts',
  // what every day tries with one case of each kind
  'tests/server/engine/round-trip.test.ts',
  'tests/server/attacks/fuzz.test.ts',
  'tests/server/access/secret-word.test.ts',
  // each permission together with the one that makes accounts
  'tests/server/access/alone.test.ts',
  // each way to change each object of a signed file
  'tests/server/ferramentas/signature/later-changes.test.ts',
  // 5,000 drawn flows beside the rules of their signs
  'tests/server/fluxo/step.test.ts',
];

/** How many times `--rodadas n` asks for each way of falling: 20, unless it says. */
export const readRounds = (args) => {
  if (args.length === 0) return 20;
  const [, rounds] = /^--rodadas[ =](\d{1,3})$/.exec(args.join(' ')) ?? [];
  if (!(Number(rounds) > 0))
    throw new Refusal('Diga quantas rodadas, de 1 a 999, por exemplo: npm run campanha -- --rodadas 50');
  return Number(rounds);
};

/**
 * What the tests of every day have no time for: server and database killed again and again under work, 2,000 walks at random
 * over each table of acts, and every combination where one case of each kind is tried otherwise.
 */
export const campaign = (args) => {
  process.env.MALOTE_CAMPANHA = String(readRounds(args));
  return test(long);
};
