import { camposPorCaso, fasesTodas, type CampoPesquisa } from '#schemas/campos-pesquisa.ts';
import type { CasoDeUsoPesquisa, FiltroCampos } from '#schemas/shapes/filtro-pesquisa.ts';
import { text } from '#src/i18n/text.ts';
import { writeRange } from '#src/ui/date-text.ts';
import { fieldChoices } from './field-choices.ts';

/** One field that narrows a search, in words; the value of one that looks a record up is its number. */
interface FilterWord {
  readonly name: CampoPesquisa;
  readonly rotulo: string;
  readonly valor?: string;
}

/** The fields that narrow an advanced search but its text, by name. */
export const filterWords = (caso: CasoDeUsoPesquisa, filter: FiltroCampos): readonly FilterWord[] =>
  camposPorCaso[caso].flatMap((name): FilterWord[] => {
    const value = filter[name];
    if (value === undefined || name === 'q' || (name === 'fase' && value === fasesTodas)) return [];
    const rotulo = text(`pesquisa.campos.${name}`);
    if (typeof value === 'object') return [{ name, rotulo, valor: writeRange(value) }];
    const choice = fieldChoices[name]?.().find((one) => one.value === String(value))?.label;
    if (choice !== undefined) return [{ name, rotulo, valor: choice }];
    return [typeof value === 'string' ? { name, rotulo, valor: value } : { name, rotulo }];
  });
