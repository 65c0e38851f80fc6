import type JSZip from 'jszip';
import { readPartTypes, typesPart } from '#schemas/xml/part-types.ts';
import { Estilos } from './estilos.ts';
import { NumerosDoWord, type NumeroLido } from './numeros-do-word.ts';
import { dropOcultos } from './ocultos.ts';
import { marcaDe, semMarcas } from './place-numeros.ts';
import { countRevisoes, decideRevisoes, type Escolha, type Revisoes } from './revisoes.ts';
import { boxesAsSigns, dropEquacoes, oneOfEach } from './sinais.ts';
import {
  corrida,
  filho,
  isElemento,
  readPart,
  trocar,
  valor,
  writePart,
  type Elemento,
  type No,
} from './xml-tree.ts';

const usual = {
  'document.main': 'word/document.xml',
  footnotes: 'word/footnotes.xml',
  endnotes: 'word/endnotes.xml',
  styles: 'word/styles.xml',
  numbering: 'word/numbering.xml',
};

/** Where the parts of the text are: as the file says, and where it does not, as Word calls them. */
type Partes = typeof usual;

/** @throws Error when the list of types is not well formed */
export const readPartes = async (zip: JSZip): Promise<Partes> => {
  const typeOf = readPartTypes((await zip.file(typesPart)?.async('string')) ?? '<Types/>');
  const said = Object.keys(zip.files).flatMap((name) => {
    const type = /\.wordprocessingml\.([\w.]+)\+xml$/.exec(typeOf(name) ?? '')?.[1];
    return type === undefined ? [] : [[type, name] as const];
  });
  return { ...usual, ...Object.fromEntries(said) };
};

export interface Preparado {
  readonly numeros: readonly NumeroLido[];
  /** Numbers inside footnotes, which are written in their words. */
  readonly emNotas: number;
  readonly referencias: number;
  readonly ocultos: number;
  readonly equacoes: number;
}

/**
 * Changes the parts of a Word file so that the library that reads them loses nothing of what is read: tracked changes as
 * decided, hidden text out, boxes as signs, numbers named in the text. Answers the changes where they were not decided.
 * @throws Error when a part is not well formed
 */
export const prepareDocx = async (
  zip: JSZip,
  { 'document.main': bodyPart, footnotes, endnotes, styles, numbering: numberingPart }: Partes,
  escolha: Escolha | undefined,
): Promise<Preparado | { readonly revisoes: Revisoes }> => {
  // only their words come; a simple field has its own in an attribute, which goes with its frame
  const written = await zip.file(bodyPart)?.async('string');
  const referencias = written?.match(/[>"\s]REF\s+_Ref\d+/g)?.length ?? 0;
  const parts = new Map<string, Elemento>();
  for (const name of [bodyPart, footnotes, endnotes]) {
    const xml = await zip.file(name)?.async('string');
    if (xml !== undefined) parts.set(name, readPart(semMarcas(xml)));
  }
  const all = [...parts.values()];
  for (const part of all) oneOfEach(part);
  const revisoes = countRevisoes(all);
  if (escolha === undefined && Object.values(revisoes).some((count: number) => count > 0))
    return { revisoes };
  const estilos = new Estilos(await readOther(zip, styles));
  const numbering = await readOther(zip, numberingPart);
  let [ocultos, equacoes] = [0, 0];
  for (const part of all) {
    decideRevisoes(part, escolha ?? 'aceitar');
    ocultos += dropOcultos(part, estilos);
    equacoes += dropEquacoes(part);
    boxesAsSigns(part);
    // the library skips simple fields, and with them the words that they hold
    trocar(part, (no): No[] => (no.nome === 'w:fldSimple' ? no.filhos : [no]));
  }
  const numeros: NumeroLido[] = [];
  let emNotas = 0;
  for (const [name, part] of parts)
    // each story counts by itself
    for (const { paragraph, numero } of numbered(part, new NumerosDoWord(numbering, estilos))) {
      const isBullet = numero.written === '';
      if (name !== bodyPart) {
        begin(paragraph, `${isBullet ? '•' : numero.written} `);
        emNotas += isBullet ? 0 : 1;
      } else begin(paragraph, marcaDe(numeros.push(numero) - 1));
    }
  for (const [name, part] of parts) zip.file(name, writePart(part));
  // what it would say is already in the text
  zip.remove(numberingPart);
  return { numeros, emNotas, ocultos, equacoes, referencias };
};

const readOther = async (zip: JSZip, name: string): Promise<Elemento | undefined> => {
  const xml = await zip.file(name)?.async('string');
  return xml === undefined ? undefined : readPart(xml);
};

/** The numbered paragraphs of a part, in reading order. */
const numbered = (
  part: Elemento,
  words: NumerosDoWord,
): { readonly paragraph: Elemento; readonly numero: NumeroLido }[] => {
  const found: { paragraph: Elemento; numero: NumeroLido }[] = [];
  const visit = (no: Elemento): void => {
    for (const child of no.filhos) {
      if (!isElemento(child)) continue;
      const numero = child.nome === 'w:p' ? words.next(child) : undefined;
      if (numero) found.push({ paragraph: child, numero });
      visit(child);
    }
  };
  visit(part);
  dropNumbering(part);
  return found;
};

/** Words at the beginning of a paragraph. */
const begin = (paragraph: Elemento, words: string): void =>
  void paragraph.filhos.splice(filho(paragraph, 'w:pPr') ? 1 : 0, 0, corrida(words));

const dropNumbering = (part: Elemento): void =>
  trocar(part, (no, parent): No[] =>
    no.nome === 'w:numPr' && valor(no, 'w:numId') !== undefined && parent.nome === 'w:pPr' ? [] : [no],
  );
