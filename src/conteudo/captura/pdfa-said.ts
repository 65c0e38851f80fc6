import type { RelatorioPdfa } from '#schemas/shapes/captura.ts';
import { text } from '#src/i18n/text.ts';

/** What was found of PDF/A, in words: it was not wholly validated, and none of them says so. */
export const pdfaSaid = ({ declara, conferencias }: RelatorioPdfa): string => {
  if (declara === undefined) return text('protocoloTela.arquivos.semPdfa');
  const problems = conferencias.filter(({ ok }) => !ok);
  return problems.length === 0
    ? text('protocoloTela.arquivos.pdfaConferido', { nivel: declara })
    : text('protocoloTela.arquivos.pdfaProblemas', {
        nivel: declara,
        problemas: problems.map(({ nome }) => text(`protocoloTela.pdfaItem.${nome}`)).join(', '),
      });
};
