import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { linhasAusentes } from './linhas-ausentes.ts';
import type { NoCorpo } from './no-corpo.ts';
import { normalizeText } from './normalize-text.ts';

/** Text of each value by its key. An absent or blank value leaves its place open. */
export type ValoresCorpo = Readonly<Record<string, string | undefined>>;

/**
 * Puts the values in their places. A value alone in its paragraph gives one paragraph for each of its lines; amid
 * other text its lines are kept by line breaks. The marks of the place pass to the text. A line of an address with nothing to
 * say does not appear.
 */
export const fillMarcadores = (corpo: CorpoDoc, valores: ValoresCorpo): CorpoDoc =>
  fillNode(corpo, valores)[0] as CorpoDoc;

const fillNode = (no: NoCorpo, valores: ValoresCorpo): NoCorpo[] => {
  if (no.type === 'marcador') return fillInline(no, valores);
  if (!no.content) return [no];
  // a numbered part stays one, whatever the lines of its value
  const free = no.type === 'paragraph' && no.attrs?.['dispositivo'] == null;
  const alone = free ? onlyMarcador(no.content) : undefined;
  const lines = alone && linesOf(alone, valores);
  if (alone && lines) {
    return lines.map((line) => ({ ...no, content: [asText(line, alone)] }));
  }
  const gone =
    no.type === 'paragraph'
      ? linhasAusentes(no.content, (chave) => textOf(chave, valores))
      : new Set<number>();
  const content = gone.size > 0 ? no.content.filter((_, at) => !gone.has(at)) : no.content;
  return [{ ...no, content: content.flatMap((child) => fillNode(child, valores)) }];
};

const fillInline = (marcador: NoCorpo, valores: ValoresCorpo): NoCorpo[] => {
  const lines = linesOf(marcador, valores);
  if (!lines) return [marcador];
  return lines.flatMap((line, index) =>
    index === 0 ? [asText(line, marcador)] : [{ type: 'hardBreak' }, asText(line, marcador)],
  );
};

const onlyMarcador = (content: readonly NoCorpo[]): NoCorpo | undefined => {
  const meaningful = content.filter((child) => child.type !== 'text' || child.text?.trim() !== '');
  const first = meaningful[0];
  return meaningful.length === 1 && first?.type === 'marcador' ? first : undefined;
};

const textOf = (chave: string, valores: ValoresCorpo): string | undefined =>
  (Object.hasOwn(valores, chave) && valores[chave]?.trim()) || undefined;

/** The lines with something in them; undefined when the value is still to be given. */
const linesOf = (marcador: NoCorpo, valores: ValoresCorpo): string[] | undefined => {
  const key = String(marcador.attrs?.['chave']);
  if (!Object.hasOwn(valores, key)) return undefined;
  const lines = normalizeText(valores[key] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 0 ? lines : undefined;
};

const asText = (text: string, like: NoCorpo): NoCorpo =>
  like.marks ? { type: 'text', text, marks: like.marks } : { type: 'text', text };
