import type { Peca } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { formatInstant } from '#server/base/pdf/format-instant.ts';

/** How a piece is called: its type and number, or its subject. */
export const pieceTitle = ({ conteudo }: Peca): string => {
  if (!conteudo) return mensagem('processo.impressao.semAcesso');
  const { tipoDocumento, numero, assunto } = conteudo;
  const named = numero === undefined ? tipoDocumento : numeroWith(tipoDocumento, numero);
  return named === undefined ? assunto : `${named} - ${assunto}`;
};

/** Many numbers begin with the name of the type. */
const numeroWith = (tipo: string | undefined, numero: string): string =>
  tipo === undefined || numero.startsWith(tipo) ? numero : `${tipo} ${numero}`;

/** When it was joined, by whom and where; of what left, how. */
export const pieceDetail = ({ saida, situacao, juntadaEm, porQuem, unidade }: Peca): string =>
  saida
    ? mensagem(situacao === 'MOVIDA' ? 'processo.impressao.movida' : 'processo.impressao.retirada', {
        quando: formatInstant(saida.em),
        quem: saida.porQuem,
        unidade: saida.unidade,
        motivo: saida.motivo,
      })
    : mensagem('processo.impressao.juntada', { quando: formatInstant(juntadaEm), quem: porQuem, unidade });

/** A name for a file, of letters that every system takes. */
export const safeName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 100);
