import type { Processo, ProcessoResumo } from '#schemas/generated.ts';
import { itemName } from '#src/conteudo/item-name.ts';

/** How a process is called in a sentence: its number, or what it is while it has none. */
export const processoName = ({ numero, tipoProcesso }: Pick<Processo, 'numero' | 'tipoProcesso'>): string =>
  itemName({ ...(numero === undefined ? {} : { numero }), tipoProcesso: tipoProcesso.rotulo });

/** The same, of one that is only named. */
export const resumoName = ({ numero, tipoProcesso = '' }: ProcessoResumo): string =>
  itemName({ ...(numero === undefined || numero === '' ? {} : { numero }), tipoProcesso });
