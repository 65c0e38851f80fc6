import type { LoteItem } from '#schemas/shapes/lote.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { shortNumber } from '#schemas/numeracao/short-number.ts';
import { barcodeSvg, type PdfEntrada } from '#server/ferramentas/pdf/index.ts';
import { tabela } from './corpo.ts';
import { kindName } from './papel.ts';

type Drawn = NonNullable<PdfEntrada['desenhos']>;

interface ItemsPaper {
  readonly corpo: PdfEntrada['corpo']['content'];
  readonly desenhos: Drawn;
}

const keyOf = (id: number): string => `barras-${id}`;

/** The bars of a content, which a reader of labels reads, and the same number for who has none. */
export const barras = (id: number, width = 30) =>
  [
    { type: 'image' as const, attrs: { arquivo: keyOf(id), width, alt: shortNumber(id) } },
    shortNumber(id),
  ] as const;

export const desenhosDasBarras = (ids: readonly number[]): Drawn =>
  Object.fromEntries(ids.map((id) => [keyOf(id), barcodeSvg(shortNumber(id))]));

/** The items of a lot on a paper, each with the bars by which it is read where it arrives; nothing of none. */
export const papelDosItens = (itens: readonly LoteItem[]): ItemsPaper => {
  if (itens.length === 0) return { corpo: [], desenhos: {} };
  return {
    desenhos: desenhosDasBarras(itens.map(({ id }) => id)),
    corpo: [
      tabela(
        [
          '',
          mensagem('lote.papel.codigo'),
          mensagem('lote.papel.numero'),
          mensagem('documento.papel.assunto'),
        ],
        itens.map((item, index) => [
          [String(index + 1)],
          barras(item.id),
          [item.rotulo, kindName(item.tipo)],
          [item.assunto],
        ]),
      ),
    ],
  };
};
