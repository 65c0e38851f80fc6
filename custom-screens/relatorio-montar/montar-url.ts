import { defined } from '#schemas/defined.ts';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import type { DefinicaoRelatorio } from '#schemas/shapes/relatorio-montado.ts';
import { dimensoes, formas, medidas, periodos } from '#schemas/relatorios.ts';
import { filterOf } from '#src/conteudo/saved-search.ts';
import { readAdvanced, writeAdvanced, type AdvancedSearch } from '#src/pesquisa/advanced-url.ts';

/** What is counted, and how. */
export interface Montagem {
  readonly search: AdvancedSearch;
  readonly relatorio: DefinicaoRelatorio;
}

const standard: DefinicaoRelatorio = { linha: 'tipo', forma: 'barras', periodo: '12meses' };

/** The saved report that an address is of. */
export const readSaved = (params: URLSearchParams): number | undefined => {
  const id = Number(params.get('salvo'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Whether an address says itself what is counted; without it a saved report is as it was saved. */
export const isChanged = (params: URLSearchParams): boolean => params.has('linha');

const oneOf = <Name extends string>(names: readonly Name[], written: string | null): Name | undefined =>
  names.find((name) => name === written);

const day = (written: string | null): string | undefined =>
  written !== null && /^\d{4}-\d{2}-\d{2}$/.test(written) ? written : undefined;

/** What an address asks to be counted; what it cannot mean is left out. */
export const readBuilt = (params: URLSearchParams): Montagem => {
  const linha = oneOf(dimensoes, params.get('linha')) ?? standard.linha;
  const coluna = oneOf(dimensoes, params.get('coluna'));
  const [inicio, fim] = [day(params.get('inicio')), day(params.get('fim'))];
  const asked = oneOf(periodos, params.get('periodo')) ?? standard.periodo;
  const campo = params.get('campo')?.slice(0, 100);
  const summed = oneOf(medidas, params.get('medida')) === 'soma' && campo !== undefined && campo !== '';
  const chosen = asked === 'escolhido' && inicio !== undefined && fim !== undefined;
  return {
    search: readAdvanced(params),
    relatorio: {
      linha,
      ...defined({
        coluna: coluna === undefined || coluna === linha ? undefined : coluna,
        medida: summed ? 'soma' : undefined,
        campo: summed ? campo : undefined,
      }),
      forma: oneOf(formas, params.get('forma')) ?? standard.forma,
      periodo: asked === 'escolhido' && !chosen ? standard.periodo : asked,
      ...defined({ inicio: chosen ? inicio : undefined, fim: chosen ? fim : undefined }),
    },
  };
};

/** The address of what is counted, of a saved report or of none. */
export const writeBuilt = ({ search, relatorio }: Montagem, salvo?: number): URLSearchParams => {
  const params = writeAdvanced(search);
  params.delete('avancada');
  for (const [name, value] of Object.entries(relatorio)) params.set(name, String(value));
  if (salvo !== undefined) params.set('salvo', String(salvo));
  return params;
};

export const builtOf = (saved: PesquisaSalva): Montagem => ({
  search: { caso: saved.casoDeUso, filtro: filterOf(saved) },
  relatorio: saved.relatorio ?? standard,
});
