import { casosDeUso, filterFieldOf } from '#schemas/enums.ts';
import type { CasoDeUsoPesquisa, FiltroCampos } from '#schemas/shapes/filtro-pesquisa.ts';
import type { PesquisaEntrada, PesquisaSalva } from '#schemas/shapes/pesquisa.ts';

/** The use case of a filter type, and back. */
export const casoDeUsoOf = (tipo: number): CasoDeUsoPesquisa => casosDeUso[tipo] ?? 'Todos';
export const filterTypeOf = (useCase: CasoDeUsoPesquisa): number => casosDeUso.indexOf(useCase);

/** A search as it is kept: its filter under the name of its use case. */
export const searchToSave = (casoDeUso: CasoDeUsoPesquisa, filter: FiltroCampos): PesquisaEntrada => ({
  casoDeUso,
  json: { [filterFieldOf[casoDeUso]]: filter },
});

export const filterOf = ({ casoDeUso, json }: Pick<PesquisaSalva, 'casoDeUso' | 'json'>): FiltroCampos =>
  json[filterFieldOf[casoDeUso]] ?? {};

/** Where the search can be changed: the inbox with its filters, or the results of the header. */
export const changePath = (saved: Pick<PesquisaSalva, 'casoDeUso' | 'json'>): string => {
  const { aba, q, fase, prioridade, prazo, ordem } = filterOf(saved);
  const values =
    aba === undefined
      ? { tipo: filterTypeOf(saved.casoDeUso), q }
      : { type: aba, query: q, prazo, prioridade, fase, ordem };
  const params = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `/principal/${aba === undefined ? 'pesquisa' : 'caixa-central'}?${params.toString()}`;
};
