import { AppError, type FieldError } from '#schemas/app-error.ts';
import { camposDePeriodo, camposDeTexto, camposPorCaso, menorTexto } from '#schemas/campos-pesquisa.ts';
import { filterFieldOf } from '#schemas/enums.ts';
import type { CasoDeUsoPesquisa, FiltroCampos } from '#schemas/shapes/filtro-pesquisa.ts';
import type { PesquisaFiltro } from '#schemas/shapes/pesquisa.ts';
import { mensagem } from '#schemas/messages/index.ts';

/** A question that may be asked: its fields are of its use case, its words long enough. */
export interface Asked {
  readonly caso: CasoDeUsoPesquisa;
  readonly filtro: FiltroCampos;
}

/** @throws AppError 422 that names each field that cannot be searched for */
export const readFilter = ({ casoDeUso, json }: PesquisaFiltro): Asked => {
  const place = filterFieldOf[casoDeUso];
  const filtro = json[place];
  if (!filtro)
    throw refused([{ campo: 'json', mensagem: mensagem('pesquisa.recusa.filtro', { casoDeUso }) }]);
  const allowed = new Set<string>(camposPorCaso[casoDeUso]);
  const erros: FieldError[] = Object.keys(filtro)
    .filter((name) => !allowed.has(name))
    .map((name) => ({
      campo: `json.${place}.${name}`,
      mensagem: mensagem('pesquisa.recusa.campoDeOutro', { casoDeUso }),
    }));
  for (const name of camposDeTexto) {
    const letters = filtro[name]?.replaceAll(/[^\p{L}\p{N}]/gu, '').length ?? 0;
    if (filtro[name]?.trim() && letters < menorTexto)
      erros.push({
        campo: `json.${place}.${name}`,
        mensagem: mensagem('pesquisa.recusa.curta', { n: menorTexto }),
      });
  }
  if (filtro.cpfCnpj?.trim() && ![11, 14].includes(documentKey(filtro.cpfCnpj).length))
    erros.push({ campo: `json.${place}.cpfCnpj`, mensagem: mensagem('pesquisa.recusa.cpfCnpj') });
  for (const name of camposDePeriodo) {
    const period = filtro[name];
    if (period && period.inicio > period.fim)
      erros.push({ campo: `json.${place}.${name}`, mensagem: mensagem('pesquisa.recusa.periodo') });
  }
  if (erros.length > 0) throw refused(erros);
  return { caso: casoDeUso, filtro };
};

/** A CPF or CNPJ as the register keeps it. */
export const documentKey = (typed: string): string => typed.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();

/** What was typed has no word to look for. */
export const refusedWords = (caso: CasoDeUsoPesquisa, text: string): AppError =>
  refused([{ campo: `json.${filterFieldOf[caso]}.q`, mensagem: text }]);

const refused = (erros: readonly FieldError[]): AppError =>
  new AppError('camposInvalidos', {}, { erros: [...erros] });
