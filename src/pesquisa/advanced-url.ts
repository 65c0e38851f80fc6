import { camposDePeriodo, camposPorCaso, type CampoPesquisa } from '#schemas/campos-pesquisa.ts';
import type { CasoDeUsoPesquisa, FiltroCampos } from '#schemas/shapes/filtro-pesquisa.ts';
import { casoDeUsoOf, filterTypeOf } from '#src/conteudo/saved-search.ts';

/** What an advanced search asks. */
export interface AdvancedSearch {
  readonly caso: CasoDeUsoPesquisa;
  readonly filtro: FiltroCampos;
}

const isPeriod = (name: CampoPesquisa): boolean => camposDePeriodo.some((one) => one === name);
const isFlag = (name: CampoPesquisa): boolean =>
  ['paraConhecimento', 'assinaturaCertificadoDigital', 'assinaturaNuvem'].includes(name);
const isWord = (name: CampoPesquisa): boolean =>
  ['q', 'numero', 'assunto', 'interessado', 'cpfCnpj', 'nivelAcesso', 'resposta', 'vigencia'].includes(name);

const readValue = (name: CampoPesquisa, written: string): unknown => {
  if (isWord(name)) return written;
  if (isFlag(name)) return written === 'true';
  if (!isPeriod(name)) return /^-?\d+$/.test(written) ? Number(written) : undefined;
  const [inicio, fim] = written.split('_');
  return inicio && fim ? { inicio, fim } : undefined;
};

const writeValue = (value: FiltroCampos[CampoPesquisa]): string =>
  typeof value === 'object' ? `${value.inicio}_${value.fim}` : String(value);

/** The fields of the address that are of the kind that is searched. */
export const readAdvanced = (params: URLSearchParams): AdvancedSearch => {
  const caso = casoDeUsoOf(Number(params.get('tipo') ?? 0));
  const filtro = Object.fromEntries(
    camposPorCaso[caso].flatMap((name) => {
      const written = params.get(name);
      const value = written === null || written === '' ? undefined : readValue(name, written);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as FiltroCampos;
  return { caso, filtro };
};

/** Whether the address is of an advanced search. */
export const isAdvanced = (params: URLSearchParams): boolean => params.has('avancada');

export const writeAdvanced = ({ caso, filtro }: AdvancedSearch): URLSearchParams => {
  const params = new URLSearchParams({ avancada: '1', tipo: String(filterTypeOf(caso)) });
  for (const name of camposPorCaso[caso]) {
    const value = filtro[name];
    if (value !== undefined && value !== '') params.set(name, writeValue(value));
  }
  return params;
};

export const advancedPath = (search: AdvancedSearch): string =>
  `/principal/pesquisa?${writeAdvanced(search).toString()}`;

/** The fields that another kind has too; the others do not go along. */
export const fieldsOf = (caso: CasoDeUsoPesquisa, filtro: FiltroCampos): FiltroCampos =>
  Object.fromEntries(
    Object.entries(filtro).filter(([name]) => camposPorCaso[caso].some((one) => one === name)),
  );
