import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { format } from '#schemas/messages/format.ts';
import { corpo as textos } from '#schemas/messages/pt-BR/corpo.ts';
import { erro } from '#schemas/messages/pt-BR/erro.ts';
import { alvosByAncora, alvosOf, legendaOf } from './alvos-of.ts';
import type { ValoresCorpo } from './fill-marcadores.ts';
import { lugaresOf } from './lugares-of.ts';
import { marcadoresOf } from './marcadores-of.ts';
import type { Caminho, NoCorpo } from './no-corpo.ts';
import { normalizeText } from './normalize-text.ts';
import { withTrecho } from './trecho.ts';

/** Something that keeps a body from being printed as an accessible archival PDF. `codigo` is a code of `errors`. */
interface ProblemaCorpo {
  readonly codigo: 'caractereSemGlifo' | 'imagemSemDescricao' | 'referenciaPerdida';
  readonly mensagem: string;
  readonly lugar: string;
  /** The character and its code point: `漢 (U+6F22)`. */
  readonly caractere?: string;
  /** Where in the body, for the editor to go there. */
  readonly caminho?: Caminho;
  /** The value in which it is, when it is not in the text itself. */
  readonly chave?: string;
}

/** Answers whether some font at hand draws the character. */
export type PodeImprimir = (codePoint: number) => boolean;

interface FindProblemsOptions {
  readonly podeImprimir: PodeImprimir;
  readonly valores?: ValoresCorpo;
  /** Names of the values as the person knows them, by key. */
  readonly rotulos?: Readonly<Record<string, string>>;
}

const mostProblems = 50;

/** Images without description, references to what is gone and characters that no font draws, each with its place, in reading order. */
export const findProblems = (corpo: CorpoDoc, options: FindProblemsOptions): ProblemaCorpo[] => {
  const problems: ProblemaCorpo[] = [];
  const alvos = alvosByAncora(corpo, ({ attrs }) => options.valores?.[String(attrs?.['chave'])] ?? '…');
  const glyphs = (text: string, lugar: string, caminho: Caminho): void =>
    void problems.push(...glyphProblems(text, lugar, options.podeImprimir).map((p) => ({ ...p, caminho })));
  for (const { no, caminho, lugar } of lugaresOf(corpo)) {
    if (no.type === 'image' && !isDescribed(no)) problems.push(placed('imagemSemDescricao', lugar, caminho));
    if (no.type !== 'image') glyphs(textOf(no), lugar, caminho);
    const lost = (no.content ?? []).some(
      ({ type, attrs }) => type === 'referencia' && !alvos.has(String(attrs?.['alvo'])),
    );
    if (lost) problems.push(placed('referenciaPerdida', withTrecho(lugar, textOf(no)), caminho));
    if (problems.length >= mostProblems) return problems.slice(0, mostProblems);
  }
  for (const { no, rotulo, caminho } of alvosOf(corpo))
    if (no.type === 'table' || no.type === 'image')
      glyphs(legendaOf(no.attrs), format(textos.lugar.legenda, { rotulo }), caminho);
  for (const chave of marcadoresOf(corpo).valores) {
    const value = normalizeText(options.valores?.[chave] ?? '');
    const lugar = format(textos.lugar.campo, { rotulo: options.rotulos?.[chave] ?? chave });
    problems.push(...glyphProblems(value, lugar, options.podeImprimir).map((p) => ({ ...p, chave })));
  }
  return problems.slice(0, mostProblems);
};

/** The characters of one text that no font draws, each once, in the place given. */
const glyphProblems = (text: string, lugar: string, podeImprimir: PodeImprimir): ProblemaCorpo[] => {
  const found = new Map<string, ProblemaCorpo>();
  let at = -1;
  for (const char of text) {
    at += 1;
    if (char === '\n' || found.has(char) || podeImprimir(char.codePointAt(0) ?? 0)) continue;
    const where = withTrecho(lugar, text, at);
    const caractere = `${char} (U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
    const mensagem = format(erro.caractereSemGlifo, { caractere, lugar: where });
    found.set(char, { codigo: 'caractereSemGlifo', mensagem, lugar: where, caractere });
  }
  return [...found.values()];
};

const isDescribed = (image: NoCorpo): boolean => {
  if (image.attrs?.['decorativa'] === true) return true;
  const alt = image.attrs?.['alt'];
  return typeof alt === 'string' && normalizeText(alt).trim() !== '';
};

const placed = (
  codigo: 'imagemSemDescricao' | 'referenciaPerdida',
  lugar: string,
  caminho: Caminho,
): ProblemaCorpo => ({
  codigo,
  mensagem: format(erro[codigo], { lugar }),
  lugar,
  caminho,
});

const textOf = (block: NoCorpo): string =>
  (block.content ?? [])
    .map((child) => {
      if (child.type === 'nota') return textOf(child);
      return child.type === 'text' ? normalizeText(child.text ?? '') : child.type === 'hardBreak' ? '\n' : '';
    })
    .join('');
