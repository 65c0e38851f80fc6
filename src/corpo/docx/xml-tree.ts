import { SaxesParser } from 'saxes';

/** An element of a part of a Word file, to be changed and written again. */
export interface Elemento {
  readonly nome: string;
  readonly atributos: Record<string, string>;
  filhos: No[];
}
export type No = Elemento | string;

/** The prefixes that the rest of the reading knows, whatever those of the file. */
const prefixes: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.microsoft.com/office/word/2010/wordml': 'w14',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'urn:schemas-microsoft-com:vml': 'v',
};
const written = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  v: 'urn:schemas-microsoft-com:vml',
} as const;

/** @throws Error when it is not well formed */
export const readPart = (xml: string): Elemento => {
  const parser = new SaxesParser({ xmlns: true });
  const open: Elemento[] = [];
  let root: Elemento | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, name, attributes }) => {
    const known = prefixes[uri];
    const atributos: Record<string, string> = {};
    for (const each of Object.values(attributes)) {
      const prefix = prefixes[each.uri];
      atributos[prefix ? `${prefix}:${each.local}` : each.name] = each.value;
    }
    const element: Elemento = { nome: known ? `${known}:${local}` : name, atributos, filhos: [] };
    open.at(-1)?.filhos.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('text', (text) => void open.at(-1)?.filhos.push(text));
  parser.on('cdata', (text) => void open.at(-1)?.filhos.push(text));
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  if (!root) throw new Error('empty part');
  return root;
};

export const writePart = (root: Elemento): string => {
  const known = Object.fromEntries(
    [
      ...new Set([
        ...Object.entries(prefixes)
          .map(([uri, prefix]) => [prefix, uri] as const)
          .toReversed(),
        ...Object.entries(written),
      ]),
    ].map(([prefix, uri]) => [`xmlns:${prefix}`, uri]),
  );
  const whole = { ...root, atributos: { ...root.atributos, ...known } };
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${write(whole)}`;
};

const write = (no: No): string => {
  if (typeof no === 'string') return escape(no);
  const attributes = Object.entries(no.atributos)
    .map(
      ([name, value]) =>
        ` ${name}="${escape(value)
          .replaceAll('"', '&quot;')
          .replace(/[\n\r\t]/g, ' ')}"`,
    )
    .join('');
  return no.filhos.length === 0
    ? `<${no.nome}${attributes}/>`
    : `<${no.nome}${attributes}>${no.filhos.map(write).join('')}</${no.nome}>`;
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');

export const elemento = (
  nome: string,
  atributos: Record<string, string> = {},
  filhos: No[] = [],
): Elemento => ({
  nome,
  atributos,
  filhos,
});

export const isElemento = (no: No): no is Elemento => typeof no !== 'string';

/** The first child with a name. */
export const filho = (no: Elemento | undefined, nome: string): Elemento | undefined =>
  no?.filhos.find((each): each is Elemento => isElemento(each) && each.nome === nome);

export const filhosDe = (no: Elemento | undefined, nome: string): Elemento[] =>
  (no?.filhos ?? []).filter((each): each is Elemento => isElemento(each) && each.nome === nome);

/** The value of a child that holds one, and of a switch that is on by being there. */
export const valor = (no: Elemento | undefined, nome: string): string | undefined =>
  filho(no, nome)?.atributos['w:val'];
export const ligado = (no: Elemento | undefined, nome: string): boolean | undefined => {
  const found = filho(no, nome);
  if (!found) return undefined;
  return !['0', 'false', 'off'].includes(found.atributos['w:val'] ?? 'true');
};

/** All that are below, in reading order, itself first. */
export const todos = function* (no: Elemento): Generator<Elemento> {
  yield no;
  for (const child of no.filhos) if (isElemento(child)) yield* todos(child);
};

export const temDentro = (no: Elemento, nomes: readonly string[]): boolean => {
  for (const each of todos(no)) if (each !== no && nomes.includes(each.nome)) return true;
  return false;
};

/** Puts in place of each child what `change` answers, deepest first. */
export const trocar = (no: Elemento, change: (child: Elemento, parent: Elemento) => No[]): void => {
  no.filhos = no.filhos.flatMap((child) => {
    if (!isElemento(child)) return [child];
    trocar(child, change);
    return change(child, no);
  });
};

export const corrida = (text: string): Elemento =>
  elemento('w:r', {}, [elemento('w:t', { 'xml:space': 'preserve' }, [text])]);
