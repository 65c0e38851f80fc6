import { thorough } from './thorough.ts';

/** Which share of what is alike `npm test` tries: the same for every commit, unless MALOTE_VEZ asks for another. */
const asked = (): number => {
  const said = process.env['MALOTE_VEZ'] ?? '0';
  if (!/^\d{1,9}$/.test(said)) throw new Error(`MALOTE_VEZ não é um número: ${said}`);
  return Number(said);
};

export const shareAsked = asked();

/** Whether the one at that place of many alike is of the share that is tried; a campaign tries all of them. */
export const inTurn = (index: number, shares: number, turn = shareAsked): boolean =>
  thorough || (index + turn) % shares === 0;
