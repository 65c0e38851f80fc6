import type { Guide } from './guide.ts';

const files = import.meta.glob<Guide>('../../../docs/guia/*.md', { eager: true, import: 'default' });
const all = Object.values(files);

const named = (name: string): Guide => {
  const guide = all.find((each) => each.name === name);
  if (!guide) throw new Error(`There is no guide ${name}.`);
  return guide;
};

/** What words mean in the product. */
export const glossary = named('glossario');

const ofCitizens = [named('cidadao')];
const ofPeople = [
  'quem-usa',
  'quem-desenha-fluxos',
  'quem-administra',
  'quem-opera',
  'quem-integra',
  'cidadao',
].map(named);

/** The guides of who is there: whoever comes from outside has one of their own. */
export const guidesAt = (pathname: string, signedIn: boolean): readonly Guide[] => {
  if (/^\/externo(\/|$)/.test(pathname)) return ofCitizens;
  if (signedIn) return ofPeople;
  return /^\/(verificar|publicacoes)(\/|$)/.test(pathname) ? ofCitizens : ofPeople.slice(0, 1);
};
