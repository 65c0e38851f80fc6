import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { format } from '#schemas/messages/format.ts';
import { corpo as textos } from '#schemas/messages/pt-BR/corpo.ts';
import type { Caminho, NoCorpo } from './no-corpo.ts';

/** A paragraph, a heading or an image, and how a person would say where it is. */
interface LugarCorpo {
  readonly no: NoCorpo;
  readonly caminho: Caminho;
  readonly lugar: string;
}

/** The places of a body in reading order. Empty paragraphs are not counted: nobody sees a number in them. */
export const lugaresOf = (corpo: CorpoDoc): LugarCorpo[] => {
  const lugares: LugarCorpo[] = [];
  const count = { paragrafo: 0, titulo: 0, imagem: 0, lista: 0, tabela: 0 };

  const visit = (no: NoCorpo, caminho: Caminho, inside: string | undefined): void => {
    const add = (lugar: string): void => void lugares.push({ no, caminho, lugar });
    const children = (place: (index: number) => string | undefined): void =>
      no.content?.forEach((child, index) => visit(child, [...caminho, index], place(index)));

    switch (no.type) {
      case 'paragraph':
        if (no.content?.length) add(inside ?? format(textos.lugar.paragrafo, { n: ++count.paragrafo }));
        return;
      case 'heading':
        return add(inside ?? format(textos.lugar.titulo, { n: ++count.titulo }));
      case 'image':
        return add(format(textos.lugar.imagem, { n: ++count.imagem }));
      case 'bulletList':
      case 'orderedList': {
        const lista = inside ? undefined : ++count.lista;
        return children((i) => (lista ? format(textos.lugar.lista, { lista, item: i + 1 }) : inside));
      }
      case 'table': {
        const tabela = ++count.tabela;
        no.content?.forEach((row, r) =>
          row.content?.forEach((cell, c) =>
            visit(
              cell,
              [...caminho, r, c],
              format(textos.lugar.tabela, { tabela, linha: r + 1, coluna: c + 1 }),
            ),
          ),
        );
        return;
      }
      case 'fixo':
        return children(() => fixedPlace(no) ?? inside);
      default:
        return children(() => inside);
    }
  };

  visit(corpo, [], undefined);
  return lugares;
};

const fixedPlace = (no: NoCorpo): string | undefined => {
  if (no.attrs?.['area'] === 'cabecalho') return textos.lugar.cabecalho;
  return no.attrs?.['area'] === 'rodape' ? textos.lugar.rodape : undefined;
};
