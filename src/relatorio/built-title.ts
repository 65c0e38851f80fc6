import type { RelatorioMontado } from '#schemas/generated.ts';
import { text } from '#src/i18n/text.ts';

/** By what a report counts, in words. */
export const builtTitle = ({ linha, coluna }: Pick<RelatorioMontado, 'linha' | 'coluna'>): string => {
  const name = (dimension: RelatorioMontado['linha']): string =>
    text(`relatorios.dimensoes.${dimension}`).toLowerCase();
  return coluna === undefined
    ? text('relatorios.montar.por', { linha: name(linha) })
    : text('relatorios.montar.porDuas', { linha: name(linha), coluna: name(coluna) });
};
