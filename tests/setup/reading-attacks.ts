import { kept, layouts, type LayoutName, type Way } from './attack-way.ts';
import { appendRevision, type LaterRevision } from './later-revision.ts';
import { parts, signedSample } from './signed-sample.ts';

/** The same object again, written so that some readers read another thing in it. */
const rewritten =
  (write: (body: string) => string): Way =>
  ({ base, target: { part, first }, revision }) => {
    const body = kept(part);
    const made = write(body);
    return !first || made === body
      ? undefined
      : appendRevision(base, { ...revision, objects: new Map([[parts[part], made]]) });
  };

const hexadecimal = (text: string, bad: string): string =>
  `<${Buffer.from(text, 'latin1').toString('hex')}${bad}2e6578>`;
const strings = /(?<=\/(?:V|Name|Title|URI|JS))\(([^()\\]*)\)/;

export const readingWays: Readonly<Record<string, Way>> = {
  'inteiro por real': rewritten((body) =>
    body.replace(/^\d+$|(?<=\/(?!StructParents )[A-Za-z]+ )\d+(?![\d.]| \d+ R)/, '$&.0'),
  ),
  'inteiro com sinal': rewritten((body) =>
    body.replace(/^\d+$|(?<=\/(?!StructParents )[A-Za-z]+ )\d+(?![\d.]| \d+ R)/, '+$&'),
  ),
  'hexadecimal cortado': rewritten((body) =>
    body.replace(strings, (_all, text: string) => hexadecimal(text, 'zz')),
  ),
  'hexadecimal com outro espaco': rewritten((body) =>
    body.replace(strings, (_all, text: string) => hexadecimal(text, '').replace('2e6578', '\x0b')),
  ),
  'conteudo sem linha': rewritten((body) => body.replace('\nstream\n', '\nstream')),
  'conteudo depois de um retorno': rewritten((body) => body.replace('\nstream\n', '\nstream\r')),
  'conteudo mais longo que o dito': rewritten((body) => body.replace('\nendstream', '\n0 g\nendstream')),
  'cabecalho de outra geracao': ({ base, target: { part, first }, revision }) => {
    if (!first) return undefined;
    const made = appendRevision(base, { ...revision, objects: new Map([[parts[part], kept(part)]]) });
    made.write(`${parts[part]} 7`, made.indexOf(`${parts[part]} 0 obj`, base.length), 'latin1');
    return made;
  },
  // the tables lead to the first one; who looks for objects, for whatever reason, finds the last
  'dobrado antes da assinatura': ({ layout, target: { part, body, first }, revision }) =>
    first
      ? appendRevision(
          signedSample(layouts[layout], { unlisted: `${parts[part]} 0 obj\n${body}\nendobj\n` }),
          revision,
        )
      : undefined,
};

const harmless = new Map([[94, 'null']]);
const word = /startxref\n(\d+)\n%%EOF\n$/;
const inTail = (from: RegExp, to: string): ((tail: string) => string) => {
  return (tail) => tail.replace(from, to);
};

/** What comes behind the signature changes nothing, and some reader no longer finds by its tables where things are. */
const ends: Readonly<Record<string, (tail: string) => string>> = {
  'lugar com sinal': inTail(word, 'startxref\n+$1\n%%EOF\n'),
  'lugar com ponto': inTail(word, 'startxref\n$1.0\n%%EOF\n'),
  'lugar depois de um comentario': inTail(word, 'startxref\n%1\n$1\n%%EOF\n'),
  'lugar em um comentario': inTail(word, '% startxref\n$1\n%%EOF\n'),
  'tabela anterior com ponto': inTail(/\/Prev (\d+)/, '/Prev $1.0'),
  'tabela anterior com sinal': inTail(/\/Prev (\d+)/, '/Prev +$1'),
  'quantos com ponto': inTail(/\/Size (\d+)/, '/Size $1.0'),
  'raiz com ponto': inTail(/\/Root 1 0 R/, '/Root 1 0.0 R'),
  'larguras com ponto': inTail(/\/W\[1 4 1\]/, '/W[1 4.0 1]'),
  'numeros com ponto': inTail(/\/Index\[94 1/, '/Index[94 1.0'),
  'linha com ponto': inTail(/xref\n94 1\n/, 'xref\n94 1.0\n'),
  'linha com sinal': inTail(/xref\n94 1\n/, 'xref\n+94 1\n'),
  'entrada que nao e numero': inTail(/00000 n/, '+0000 n'),
  'comentario na tabela': inTail(/xref\n94 1\n/, 'xref\n94 1 %\n'),
  'entrada que leva a nada': inTail(/\d{10} 00000 n/, '0000000020 00000 n'),
  'objeto sem fim': inTail(/null\nendobj/, 'null\n%ndobj'),
};

const unlike = (layout: LayoutName, revision: LaterRevision, base: Buffer, end: (tail: string) => string) => {
  const made = appendRevision(base, { ...revision, objects: harmless }).toString('latin1', base.length);
  // what the table says is counted from where the object stands, which no ending moves
  const tail = end(made);
  return tail === made ? undefined : Buffer.concat([base, Buffer.from(tail, 'latin1')]);
};

export function* oddEnds(
  layout: LayoutName,
  base: Buffer,
  revision: LaterRevision,
): Generator<{ readonly name: string; readonly base: Buffer; readonly file: Buffer }> {
  for (const [name, end] of Object.entries(ends)) {
    const file = unlike(layout, revision, base, end);
    if (file) yield { name: `${layout}: ${name}`, base, file };
  }
}
