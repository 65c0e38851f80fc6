import { defined } from '#schemas/defined.ts';
import { comOpcoes, type CampoFluxo } from '#schemas/fluxo/atividade.ts';
import { plainWords } from '../plain-words.ts';

type Campos = readonly CampoFluxo[];

/** As keys are written; what a label has no letters for stays without one. */
const slugOf = (label: string): string => {
  const joined = plainWords(label)
    .slice(0, 4)
    .map((one, at) => (at === 0 ? one : one.charAt(0).toUpperCase() + one.slice(1)))
    .join('');
  return joined.replace(/^[^a-z]+/, '').slice(0, 30);
};

const freeKey = (campos: Campos, wanted: string): string => {
  const taken = new Set(campos.map(({ chave }) => chave));
  if (!taken.has(wanted)) return wanted;
  let n = 2;
  while (taken.has(`${wanted}${n}`)) n += 1;
  return `${wanted}${n}`;
};

/** Until its label says it better, a key is only a number. */
const isGiven = (chave: string): boolean => /^resposta\d*$/.test(chave);

export const addQuestion = (campos: Campos, rotulo: string): Campos => [
  ...campos,
  { chave: freeKey(campos, 'resposta'), rotulo, tipo: 'TEXTO', obrigatorio: false },
];

/** A question with its changes: with another key, the conditions of the others follow it. */
export const changeQuestion = (campos: Campos, at: number, more: Partial<CampoFluxo>): Campos => {
  const former = campos[at];
  if (!former) return campos;
  const others = campos.filter((_, index) => index !== at);
  const slug = more.rotulo === undefined || !isGiven(former.chave) ? '' : slugOf(more.rotulo);
  const chave = more.chave ?? (slug === '' ? former.chave : freeKey(others, slug));
  const tipo = more.tipo ?? former.tipo;
  const next: CampoFluxo = {
    ...former,
    ...more,
    chave,
    opcoes: comOpcoes(tipo) ? (more.opcoes ?? former.opcoes) : undefined,
  };
  const follow = (one: CampoFluxo): CampoFluxo =>
    one.quando === undefined || chave === former.chave
      ? one
      : { ...one, quando: renamed(one.quando, former.chave, chave) };
  return campos.map((one, index) => clean(index === at ? next : follow(one)));
};

const clean = (campo: CampoFluxo): CampoFluxo => defined({ ...campo });

const renamed = (feel: string, from: string, to: string): string =>
  feel
    .split(/("(?:[^"\\]|\\.)*")/u)
    .map((part) =>
      part.startsWith('"') ? part : part.replaceAll(new RegExp(`\\bfluxo\\.${from}\\b`, 'gu'), `fluxo.${to}`),
    )
    .join('');

export const moveQuestion = (campos: Campos, from: number, to: number): Campos => {
  const moved = campos[from];
  if (!moved || to < 0 || to >= campos.length || from === to) return campos;
  const others = campos.filter((_, index) => index !== from);
  return [...others.slice(0, to), moved, ...others.slice(to)];
};

export const removeQuestion = (campos: Campos, at: number): Campos =>
  campos.filter((_, index) => index !== at);

/** The same question again, after it, with a key of its own. */
export const duplicateQuestion = (campos: Campos, at: number, rotulo: string): Campos => {
  const one = campos[at];
  if (!one) return campos;
  const copy = { ...one, rotulo, chave: freeKey(campos, one.chave) };
  return [...campos.slice(0, at + 1), copy, ...campos.slice(at + 1)];
};

/** One option a line, without those that say nothing. */
export const optionsIn = (typed: string): readonly string[] | undefined => {
  const all = typed.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return all.length === 0 ? undefined : all;
};
