import { defined } from '#schemas/defined.ts';
import type { Vigencia, VigenciaPedida } from './shapes/conteudo.ts';

type Prazo = NonNullable<VigenciaPedida['prazo']>;

/** What of a validity cannot be, by its field. */
type VigenciaProblem =
  | { readonly campo: 'prazo'; readonly motivo: 'vigenciaPrazo' }
  | { readonly campo: 'fim'; readonly motivo: 'vigenciaFim' };

/** What of a validity cannot be: a term without a beginning or beside an end, an end before its beginning. */
export const vigenciaProblem = ({ inicio, fim, prazo }: VigenciaPedida): VigenciaProblem | undefined => {
  if (prazo && (!inicio || fim)) return { campo: 'prazo', motivo: 'vigenciaPrazo' };
  if (inicio && fim && fim < inicio) return { campo: 'fim', motivo: 'vigenciaFim' };
  return undefined;
};

/** A validity with its end worked out from its term. */
export const vigenciaOf = ({ inicio, fim, prazo }: VigenciaPedida): Vigencia => {
  const end = inicio && prazo ? endOfTerm(inicio, prazo) : fim;
  return defined({ inicio: inicio || undefined, fim: end || undefined });
};

/**
 * The last day of a term: so many days later or, of months and years, the day of the same number and, where that month has none,
 * the first of the next (Lei 810/1949).
 */
export const endOfTerm = (inicio: string, { quantidade, unidade }: Prazo): string => {
  const [year = 0, month = 1, day = 1] = inicio.split('-').map(Number);
  if (unidade === 'DIAS') return iso(Date.UTC(year, month - 1, day + quantidade));
  const months = month - 1 + (unidade === 'ANOS' ? quantidade * 12 : quantidade);
  // a day that the month does not have
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return iso(day > last ? Date.UTC(year, months + 1, 1) : Date.UTC(year, months, day));
};

const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
