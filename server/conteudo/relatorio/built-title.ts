import type { RelatorioMontado } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';

/** By what a report counts, or what it adds up, in words; the screen says the same (src/relatorio/built-title.ts). */
export const builtTitle = ({
  linha,
  coluna,
  campo,
}: Pick<RelatorioMontado, 'linha' | 'coluna' | 'campo'>): string => {
  const [by, and] = [linha, coluna].map((dimension) =>
    dimension === undefined ? '' : mensagem(`relatorios.dimensoes.${dimension}`).toLowerCase(),
  ) as [string, string];
  if (campo === undefined)
    return coluna === undefined
      ? mensagem('relatorios.montar.por', { linha: by })
      : mensagem('relatorios.montar.porDuas', { linha: by, coluna: and });
  return coluna === undefined
    ? mensagem('relatorios.montar.porSoma', { campo, linha: by })
    : mensagem('relatorios.montar.porSomaDuas', { campo, linha: by, coluna: and });
};
