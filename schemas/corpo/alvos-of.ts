import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { format } from '#schemas/messages/format.ts';
import { corpo as textos } from '#schemas/messages/pt-BR/corpo.ts';
import { dispositivosOf } from './dispositivos-of.ts';
import { numeroDeItem } from './numero-de-item.ts';
import { walkCorpo, type Caminho, type NoCorpo } from './no-corpo.ts';
import { normalizeText } from './normalize-text.ts';

export type TipoAlvo = 'item' | 'dispositivo' | 'titulo' | 'nota' | 'tabela' | 'figura';

/** Something that a reference of the same document may name. */
export interface AlvoCorpo {
  readonly tipo: TipoAlvo;
  readonly no: NoCorpo;
  readonly caminho: Caminho;
  /** What a reference says in its place: `item 2.a`, `Tabela 1`, the words of the heading. */
  readonly rotulo: string;
  /** The number of a note, of a table or of a picture among those that have one. */
  readonly numero?: number;
}

/** The words of an inline node that is no text, for what the screen shows in its place. */
export type TextoDe = (no: NoCorpo) => string;

/**
 * What can be referred to, in reading order, with the number that its place gives it. Tables and pictures are numbered
 * among those that have a caption or that some reference names; of the others, asked for `todos`, comes where they are.
 */
export const alvosOf = (
  corpo: CorpoDoc,
  textoDe: TextoDe = () => '',
  which: 'numerados' | 'todos' = 'numerados',
): AlvoCorpo[] => {
  const alvos: AlvoCorpo[] = [];
  const named = alvosReferidos(corpo);
  const count = { nota: 0, tabela: 0, figura: 0 };
  const dispositivos = dispositivosOf(corpo);

  const add = (tipo: TipoAlvo, no: NoCorpo, caminho: Caminho, rotulo: string, numero?: number): void =>
    void alvos.push({ tipo, no, caminho, rotulo, numero });
  const counted = (tipo: 'nota' | 'tabela' | 'figura', no: NoCorpo, caminho: Caminho): void => {
    const n = ++count[tipo];
    add(tipo, no, caminho, format(textos.referencia[tipo], { n }), n);
  };
  const captioned = ({ attrs }: NoCorpo): boolean => legendaOf(attrs) !== '' || named.has(attrs?.['ancora']);
  const figureOr = (tipo: 'tabela' | 'figura', no: NoCorpo, caminho: Caminho): void => {
    if (captioned(no)) counted(tipo, no, caminho);
    else if (which === 'todos') add(tipo, no, caminho, '');
  };

  const visit = (no: NoCorpo, caminho: Caminho, above: readonly string[]): void => {
    const inside = (numbers: (index: number) => readonly string[]): void =>
      no.content?.forEach((child, index) => visit(child, [...caminho, index], numbers(index)));
    switch (no.type) {
      case 'orderedList': {
        const { start, type } = no.attrs ?? {};
        return no.content?.forEach((item, index) => {
          const numbers = [...above, numeroDeItem(Number(start ?? 1) + index, type)];
          add('item', item, [...caminho, index], format(textos.referencia.item, { n: numbers.join('.') }));
          item.content?.forEach((child, at) => visit(child, [...caminho, index, at], numbers));
        });
      }
      case 'heading': {
        const rotulo = wordsOf(no, textoDe);
        if (rotulo !== '') add('titulo', no, caminho, rotulo);
        return inside(() => above);
      }
      case 'paragraph': {
        const dispositivo = dispositivos.get(no);
        if (dispositivo) add('dispositivo', no, caminho, dispositivo.rotulo);
        return inside(() => above);
      }
      case 'nota':
        return counted('nota', no, caminho);
      case 'table':
        figureOr('tabela', no, caminho);
        return inside(() => []);
      case 'image':
        return figureOr('figura', no, caminho);
      default:
        return inside(() => above);
    }
  };
  visit(corpo, [], []);
  return alvos;
};

/** The targets by their anchor; of two with the same one, the first. */
export const alvosByAncora = (corpo: CorpoDoc, textoDe?: TextoDe): ReadonlyMap<string, AlvoCorpo> => {
  const found = new Map<string, AlvoCorpo>();
  if (alvosReferidos(corpo).size === 0) return found;
  for (const alvo of alvosOf(corpo, textoDe)) {
    const ancora = alvo.no.attrs?.['ancora'];
    if (typeof ancora === 'string' && !found.has(ancora)) found.set(ancora, alvo);
  }
  return found;
};

/** The caption of a table or picture as it is printed; empty when it has none. */
export const legendaOf = (attrs: NoCorpo['attrs']): string =>
  typeof attrs?.['legenda'] === 'string' ? normalizeText(attrs['legenda']).replace(/\s+/gu, ' ').trim() : '';

/** `Tabela 1 – Preços por item`. */
export const textoLegenda = ({ rotulo, no }: Pick<AlvoCorpo, 'rotulo' | 'no'>): string => {
  const words = legendaOf(no.attrs);
  return words === '' ? rotulo : format(textos.referencia.legenda, { rotulo, texto: words });
};

const alvosReferidos = (corpo: CorpoDoc): ReadonlySet<unknown> => {
  const named = new Set<unknown>();
  walkCorpo(corpo, (no) => {
    if (no.type === 'referencia') named.add(no.attrs?.['alvo']);
  });
  return named;
};

const wordsOf = (no: NoCorpo, textoDe: TextoDe): string =>
  (no.content ?? [])
    .map((child) => {
      if (child.type === 'text') return normalizeText(child.text ?? '');
      return child.type === 'nota' ? '' : child.type === 'hardBreak' ? ' ' : textoDe(child);
    })
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
