import {
  alvosByAncora,
  alvosOf,
  textoLegenda,
  type AlvoCorpo,
  type TextoDe,
} from '#schemas/corpo/alvos-of.ts';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { corpo as textos } from '#schemas/messages/pt-BR/corpo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { pieces } from './lower-inline.ts';
import type { PaperBlock, PaperRun } from './paper.ts';

/** Where the references of a filled body lead, and the captions. A place with a label is always set, or the paper would stop. */
export class Referencias {
  private readonly byAncora: ReadonlyMap<string, AlvoCorpo>;
  private readonly labels: ReadonlyMap<NoCorpo, string>;
  private readonly legendas: ReadonlyMap<NoCorpo, string>;

  constructor(corpo: NoCorpo, textoDe: TextoDe) {
    this.byAncora = alvosByAncora(corpo as CorpoDoc, textoDe);
    this.labels = new Map([...this.byAncora].map(([ancora, { no }]) => [no, `ref-${ancora}`]));
    this.legendas = new Map(
      alvosOf(corpo as CorpoDoc)
        .filter(({ tipo }) => tipo === 'tabela' || tipo === 'figura')
        .map((alvo) => [alvo.no, textoLegenda(alvo)]),
    );
  }

  /** What a reference says, leading to its place; one that lost it says so in a draft. */
  runOf(ancora: string, showMissing: boolean): PaperRun[] {
    const alvo = this.byAncora.get(ancora);
    if (alvo) return [{ ref: alvo.rotulo, alvo: `ref-${ancora}` }];
    return showMissing ? [{ m: textos.referencia.perdida }] : [];
  }

  labelOf(no: NoCorpo): { readonly l?: string } {
    const l = this.labels.get(no);
    return l === undefined ? {} : { l };
  }

  /** The place of one that has no block of its own on the paper. */
  anchorOf(no: NoCorpo): PaperBlock[] {
    const l = this.labels.get(no);
    return l === undefined ? [] : [{ t: 'anc', l }];
  }

  captionOf(no: NoCorpo): { readonly leg?: readonly PaperRun[] } {
    const text = this.legendas.get(no);
    return text === undefined ? {} : { leg: [{ s: pieces(text) }] };
  }
}
