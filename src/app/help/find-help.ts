import { matchPath } from 'react-router-dom';
import { fold } from '#src/ui/Highlight.tsx';
import type { Block, Guide, Inline, Section } from './guide.ts';

/** A section, and the guide in which it stands. */
export interface Placed {
  readonly guide: Guide;
  readonly section: Section;
}

/** One that has what was searched, and the words around it. */
interface Found extends Placed {
  readonly excerpt: string;
}

export const placedIn = (guides: readonly Guide[]): readonly Placed[] =>
  guides.flatMap((guide) => guide.sections.map((section) => ({ guide, section })));

/** The sections about a screen; where none names it, those about what it is a part of. */
export const aboutScreen = (all: readonly Placed[], pathname: string): readonly Placed[] => {
  const scored = all.map((placed) => ({
    placed,
    score: Math.max(0, ...(placed.section.telas ?? []).map((tela) => nearness(tela, pathname))),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.flatMap(({ placed, score }) => (score === best ? [placed] : []));
};

const itself = 1_000;

const nearness = (tela: string, pathname: string): number => {
  if (matchPath(tela, pathname)) return itself;
  return tela !== '/' && matchPath({ path: tela, end: false }, pathname) ? tela.length : 0;
};

/** What blocks say, without what makes some of it stand out. */
export const textOf = (blocks: readonly Block[]): string => blocks.map(blockText).join(' ');

const blockText = (block: Block): string => {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(inlineText).join(' ');
  return 'items' in block ? block.items.map(inlineText).join(' ') : inlineText(block.of);
};

const inlineText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if ('code' in inline) return inline.code;
      return inlineText('b' in inline ? inline.b : 'i' in inline ? inline.i : inline.of);
    })
    .join('');

/** The words of the glossary that a text uses, also in the plural. */
export const termsIn = (glossary: Guide, text: string): readonly Section[] => {
  const folded = fold(text);
  return glossary.sections.filter(({ title }) =>
    new RegExp(`(?<!\\p{L})(${formsOf(fold(title)).join('|')})(?!\\p{L})`, 'u').test(folded),
  );
};

/** One and many: `minuta`, `minutas`; `intimacao`, `intimacoes`; `papel`, `papeis`. */
const formsOf = (word: string): readonly string[] => [
  word,
  `${word}s`,
  word.replace(/ao$/, 'oes'),
  word.replace(/l$/, 'is'),
  word.replace(/m$/, 'ns'),
];

/** How much of the text stands around what was found. */
const around = 70;

/** The sections with all the words, accents and case aside; those that have them in the title come first. */
export const searchGuides = (all: readonly Placed[], typed: string): readonly Found[] => {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string): boolean => words.every((word) => fold(text).includes(word));
  return all
    .map((placed) => ({ ...placed, text: textOf(placed.section.blocks) }))
    .filter(({ section, text }) => has(`${section.title} ${text}`))
    .sort((a, b) => Number(has(b.section.title)) - Number(has(a.section.title)))
    .map(({ text, ...placed }) => ({ ...placed, excerpt: excerptOf(text, words) }));
};

const excerptOf = (text: string, words: readonly string[]): string => {
  const signs = [...text];
  const folded = fold(text);
  const at = Math.max(
    0,
    Math.min(...words.map((word) => folded.indexOf(word)).filter((place) => place >= 0)),
  );
  if (!Number.isFinite(at)) return `${signs.slice(0, 2 * around).join('')}…`;
  const from = Math.max(0, at - around);
  const to = Math.min(signs.length, at + around);
  return `${from > 0 ? '…' : ''}${signs.slice(from, to).join('').trim()}${to < signs.length ? '…' : ''}`;
};
