import { defined } from '#schemas/defined.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { ProcessoResumo } from '#schemas/shapes/processo-relacoes.ts';
import { itemName } from '#src/conteudo/item-name.ts';

/** How a process is called in a sentence: its number, or what it is while it has none. */
export const processoName = ({ numero, tipoProcesso }: Pick<Processo, 'numero' | 'tipoProcesso'>): string =>
  itemName({ ...defined({ numero }), tipoProcesso: tipoProcesso.rotulo });

/** The same, of one that is only named. */
export const resumoName = ({ numero, tipoProcesso = '' }: ProcessoResumo): string =>
  itemName({
    ...defined({ numero: numero === undefined || numero === '' ? undefined : numero }),
    tipoProcesso,
  });
