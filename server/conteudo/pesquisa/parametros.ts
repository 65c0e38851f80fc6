import {
  camposPorCaso,
  colunasPadrao,
  colunasPesquisa,
  type CampoPesquisa,
} from '#schemas/campos-pesquisa.ts';
import { filterFieldOf } from '#schemas/enums.ts';
import type { CasoDeUsoPesquisa } from '#schemas/shapes/filtro-pesquisa.ts';
import type { CamposParametrizacao, ParametrosPesquisa } from '#schemas/shapes/pesquisa.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { keepPreference, readPreference } from '#server/pessoas/preferencia/index.ts';

/** Where the columns of a person are kept, beside the choices of the other screens. */
const place = 'pesquisa-avancada';

/** The columns that the person chose; without a choice, the nine standard ones. */
export const parametros = async (ctx: Ctx): Promise<ParametrosPesquisa> => {
  const kept = await readPreference(ctx.db, atKeyboard(ctx.sessao), place);
  const names = Array.isArray(kept?.['colunas']) ? (kept['colunas'] as unknown[]) : [];
  const colunas = names.flatMap((name) => colunasPesquisa.find((one) => one === name) ?? []);
  return { colunas: colunas.length > 0 ? colunas : [...colunasPadrao] };
};

export const parametrizar = async (
  ctx: Ctx,
  { colunas }: ParametrosPesquisa,
): Promise<ParametrosPesquisa> => {
  await keepPreference(ctx.db, atKeyboard(ctx.sessao), place, { colunas });
  return { colunas };
};

const useCases = Object.keys(filterFieldOf) as CasoDeUsoPesquisa[];

/** What may be chosen as column, and asked as filter of each use case. */
export const campos = (): CamposParametrizacao => {
  const shown = new Set<string>(colunasPadrao);
  const filters = [...new Set<CampoPesquisa>(useCases.flatMap((useCase) => camposPorCaso[useCase]))];
  return {
    colunas: colunasPesquisa.map((nome) => ({
      nome,
      rotulo: mensagem(`pesquisa.colunas.${nome}`),
      padrao: shown.has(nome),
    })),
    filtros: filters.map((nome) => ({
      nome,
      rotulo: mensagem(`pesquisa.campos.${nome}`),
      casosDeUso: useCases.filter((useCase) => camposPorCaso[useCase].includes(nome)),
    })),
  };
};
