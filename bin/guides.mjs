// The guides of docs/guia as data: the panel of the client shows them, the test compares them with the product, Typst prints them.
import { readFileSync } from 'node:fs';
import { parser, RuleType } from 'markdown-to-jsx/markdown';
import { inRoot } from './project.mjs';

/** In the order in which they are offered. */
export const guideNames = [
  'quem-usa',
  'quem-desenha-fluxos',
  'quem-administra',
  'quem-opera',
  'quem-integra',
  'cidadao',
  'glossario',
];

export const readGuides = () =>
  guideNames.map((name) => readGuide(name, readFileSync(inRoot(`docs/guia/${name}.md`), 'utf8')));

export const readGuide = (name, text) => {
  const guide = { name, title: '', intro: [], sections: [] };
  for (const node of parser(text)) {
    const section = guide.sections.at(-1);
    if (node.type === RuleType.heading && node.level === 1) guide.title = plain(node.children);
    else if (node.type === RuleType.heading && node.level === 2)
      guide.sections.push({ title: plain(node.children), blocks: [] });
    else if (node.type === RuleType.htmlComment) section.telas = screensIn(node.text);
    else (section?.blocks ?? guide.intro).push(blockOf(node));
  }
  return guide;
};

/** `<!-- telas: /a, /b/:id -->`; `nenhuma` where a section explains no screen. */
const screensIn = (comment) => {
  const [, said] = /telas:([^>]*?)-->/.exec(comment) ?? [];
  if (said === undefined) throw new Error(`A guide has a comment that is not of screens: ${comment}`);
  return said
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== 'nenhuma');
};

const blockOf = (node) => {
  switch (node.type) {
    case RuleType.paragraph:
      return { kind: 'p', of: inlines(node.children) };
    case RuleType.heading:
      return { kind: 'h', of: inlines(node.children) };
    case RuleType.codeBlock:
      return { kind: 'code', text: node.text };
    case RuleType.unorderedList:
      return { kind: 'ul', items: node.items.map(inlines) };
    case RuleType.orderedList:
      return { kind: 'ol', items: node.items.map(inlines) };
    case RuleType.table:
      return {
        kind: 'table',
        head: node.header.map(inlines),
        rows: node.cells.map((row) => row.map(inlines)),
      };
    default:
      throw new Error(`A guide has what no reader of it shows: ${JSON.stringify(node)}`);
  }
};

/** Neighbouring words are one. */
const inlines = (nodes) =>
  nodes.map(inlineOf).reduce((joined, next) => {
    const last = joined.at(-1);
    if (typeof last === 'string' && typeof next === 'string') joined[joined.length - 1] = last + next;
    else joined.push(next);
    return joined;
  }, []);

const inlineOf = (node) => {
  switch (node.type) {
    case RuleType.text:
      // the lines of the file are broken where they reach its margin
      return node.text.replace(/\s*\n\s*/g, ' ');
    case RuleType.breakLine:
      return ' ';
    case RuleType.codeInline:
      return { code: node.text };
    case RuleType.link:
      return { to: node.target, of: inlines(node.children) };
    case RuleType.textFormatted:
      if (node.tag === 'strong') return { b: inlines(node.children) };
      if (node.tag === 'em') return { i: inlines(node.children) };
  }
  throw new Error(`A guide has what no reader of it shows: ${JSON.stringify(node)}`);
};

const plain = (nodes) => nodes.map((node) => node.text ?? plain(node.children)).join('');
