// A guide of docs/guia printed by Typst: the client offers it in the panel of help.
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readFileSync } from 'node:fs';
import { inRoot } from './project.mjs';

const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

let compiler;

export const guidePdf = (guide) => {
  compiler ??= NodeCompiler.create({
    workspace: inRoot('.'),
    fontArgs: [{ fontPaths: [inRoot('node_modules/@expo-google-fonts')] }],
  });
  return compiler.pdf({ mainFileContent: page(guide) }, { pdfStandard: 'ua-1' });
};

const page = ({ title, intro, sections }) => `
#set document(title: ${quoted(`Malote: ${title}`)}, author: "Malote")
#set page(paper: "a4", margin: (x: 25mm, y: 22mm), numbering: "1 de 1", footer-descent: 8mm)
#set text(lang: "pt", region: "BR", font: "Atkinson Hyperlegible Next", size: 10.5pt)
#set par(leading: 0.68em, spacing: 1em)
#set list(spacing: 0.7em)
#set enum(spacing: 0.7em)
#set table(stroke: (x, y) => (bottom: 0.5pt + rgb("#dfddd4")), inset: (x: 0pt, y: 5pt), column-gutter: 14pt)
#show table: set par(justify: false)
#show raw: set text(font: "Atkinson Hyperlegible Mono", size: 9.5pt)
#show heading.where(level: 1): it => block(below: 0.4em, text(22pt, weight: 700, it.body))
#show heading.where(level: 2): it => block(above: 1.6em, below: 0.7em, text(13pt, weight: 700, fill: rgb("#0f5a61"), it.body))
#heading(level: 1, ${quoted(title)})
#text(fill: rgb("#475154"))[Malote ${version}]
#line(length: 100%, stroke: 0.5pt + rgb("#dfddd4"))
${intro.map(block).join('\n')}
${sections.map((section) => `#heading(level: 2, ${quoted(section.title)})\n${section.blocks.map(block).join('\n')}`).join('\n')}
`;

const block = (one) => {
  switch (one.kind) {
    case 'p':
      return `#par[${words(one.of)}]`;
    case 'h':
      return `#heading(level: 3)[${words(one.of)}]`;
    case 'code':
      return `#raw(${quoted(one.text)}, block: true)`;
    case 'ul':
      return `#list(${one.items.map((item) => `[${words(item)}]`).join(', ')})`;
    case 'ol':
      return `#enum(${one.items.map((item) => `[${words(item)}]`).join(', ')})`;
    default: {
      const columns = one.head.map((_, at) => (at > 0 && one.head.length === 2 ? '2fr' : '1fr')).join(', ');
      const head = one.head.map((cell) => `[*${words(cell)}*]`).join(', ');
      const rows = one.rows.flat().map((cell) => `[${words(cell)}]`);
      return `#table(columns: (${columns}), table.header(${head}), ${rows.join(', ')})`;
    }
  }
};

const words = (inlines) =>
  inlines
    .map((inline) => {
      if (typeof inline === 'string') return `#${quoted(inline)}`;
      if ('code' in inline) return `#raw(${quoted(inline.code)})`;
      if ('b' in inline) return `#strong[${words(inline.b)}]`;
      return 'i' in inline ? `#emph[${words(inline.i)}]` : `#link(${quoted(inline.to)})[${words(inline.of)}]`;
    })
    .join('');

/** As a string of Typst: nothing in it is read as markup. */
const quoted = (text) => JSON.stringify(text);
