import type { LoteItem } from '#schemas/shapes/lote.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { shortNumber } from '#schemas/numeracao/short-number.ts';
import { barcodeSvg, type PdfEntrada } from '#server/ferramentas/pdf/index.ts';
import { tabela } from './corpo.ts';
import { kindName } from './papel.ts';

interface ItemsPaper {
  readonly corpo: PdfEntrada['corpo']['content'];
  readonly desenhos: NonNullable<PdfEntrada['desenhos']>;
}

/** The items of a lot on a paper, each with the bars by which it is read where it arrives; nothing of none. */
export const papelDosItens = (itens: readonly LoteItem[]): ItemsPaper => {
  if (itens.length === 0) return { corpo: [], desenhos: {} };
  const keyOf = ({ id }: LoteItem): string => `barras-${id}`;
  return {
    desenhos: Object.fromEntries(itens.map((item) => [keyOf(item), barcodeSvg(shortNumber(item.id))])),
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
          [
            { type: 'image', attrs: { arquivo: keyOf(item), width: 30, alt: shortNumber(item.id) } },
            shortNumber(item.id),
          ],
          [item.rotulo, kindName(item.tipo)],
          [item.assunto],
        ]),
      ),
    ],
  };
};
