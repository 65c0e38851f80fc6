import type { CampoDeRegra } from './campos.ts';

/** Names of a condition that no question and no field has, as they are written in it. */
export const unknownNames = (feel: string, campos: readonly CampoDeRegra[]): readonly string[] => {
  const bare = feel.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '""');
  const plain = [...bare.matchAll(/\b(?:fluxo|conteudo)\.[\p{L}_][\p{L}\p{N}_]*/gu)].map(([name]) => name);
  const quoted = [...feel.matchAll(/\bget value\(\s*(fluxo|conteudo)\s*,\s*"((?:[^"\\]|\\.)*)"/gu)].map(
    ([, scope = '', name = '']) => `${scope}.${name.replaceAll(/\\(["\\])/g, '$1')}`,
  );
  const isKnown = (name: string): boolean =>
    // of a label of several words, only the first is read as a name here
    campos.some(({ campo }) => campo === name || campo.startsWith(`${name} `));
  return [...new Set([...plain, ...quoted])].filter((name) => !isKnown(name));
};
