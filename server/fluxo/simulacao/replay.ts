import type { FieldError } from '#schemas/app-error.ts';
import type { EscolhaSimulada } from '#schemas/shapes/fluxo-simulacao.ts';
import { advanceCase } from './advance-case.ts';
import { newCaso, type Caso, type Fato } from './caso.ts';
import { choose } from './choose.ts';
import type { Mundo } from './mundo.ts';

export interface Replayed {
  readonly caso: Caso;
  /** How many of the choices still make sense in this drawing. */
  readonly aplicadas: number;
  /** Each fact with the choice that it came of; 0: the beginning. */
  readonly historia: readonly (Fato & { readonly passo: number })[];
  /** Of the last choice, the fields that do not serve. */
  readonly erros: readonly FieldError[];
}

/** The case from its beginning through the choices, one by one: nothing is kept of it anywhere. */
export const replay = async (
  mundo: Mundo,
  inicio: Date,
  escolhas: readonly EscolhaSimulada[],
): Promise<Replayed> => {
  const caso = newCaso(mundo, inicio);
  const historia: (Fato & { passo: number })[] = [];
  const keep = (passo: number): void => {
    for (const fato of caso.fatos.slice(historia.length)) historia.push({ ...fato, passo });
  };
  await advanceCase(mundo, caso);
  keep(0);
  let aplicadas = 0;
  for (const escolha of escolhas) {
    const chosen = await choose(mundo, caso, escolha);
    if (typeof chosen !== 'string')
      return { caso, aplicadas, historia, erros: aplicadas + 1 === escolhas.length ? chosen : [] };
    if (chosen === 'naoSeAplica') break;
    aplicadas += 1;
    keep(aplicadas);
  }
  return { caso, aplicadas, historia, erros: [] };
};
