import type { RelatorioMontado } from '#schemas/generated.ts';
import { text } from '#src/i18n/text.ts';

/** By what a report counts, in words. */
export const builtTitle = ({
  linha,
  coluna,
  campo,
}: Pick<RelatorioMontado, 'linha' | 'coluna' | 'campo'>): string => {
  const name = (dimension: RelatorioMontado['linha']): string =>
    text(`relatorios.dimensoes.${dimension}`).toLowerCase();
  if (campo !== undefined)
    return coluna === undefined
      ? text('relatorios.montar.porSoma', { campo, linha: name(linha) })
      : text('relatorios.montar.porSomaDuas', { campo, linha: name(linha), coluna: name(coluna) });
  return coluna === undefined
    ? text('relatorios.montar.por', { linha: name(linha) })
    : text('relatorios.montar.porDuas', { linha: name(linha), coluna: name(coluna) });
};
