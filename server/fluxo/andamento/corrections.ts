import { AppError, type FieldError } from '#schemas/app-error.ts';
import type { TipoCampoFluxo } from '#schemas/fluxo/atividade.ts';
import type { FluxoProblemaAto } from '#schemas/shapes/fluxo-problema.ts';
import { serves } from '#schemas/fluxo/regra/answers.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Plano } from '../motor/index.ts';
import type { Instance } from './instance.ts';
import { wrongRegistros } from './registros.ts';

interface Asked {
  readonly chave: string;
  readonly rotulo: string;
  readonly tipo: TipoCampoFluxo;
  readonly opcoes?: readonly string[] | undefined;
}

/** What conditions of a flow may read of what was answered: the questions, the decisions, and what a condition names alone. A file is not corrected: it is what was sent. */
export const fieldsOf = ({ elementos, fonte }: Plano): Asked[] => {
  const all = new Map<string, Asked>();
  const files = new Set<string>();
  for (const { nome, atividade, trabalho } of Object.values(elementos)) {
    for (const { chave, rotulo, tipo, opcoes } of atividade?.campos ?? [])
      if (tipo === 'ARQUIVO') files.add(chave);
      else all.set(chave, { chave, rotulo, tipo, opcoes });
    if (trabalho?.resultado)
      all.set(trabalho.resultado, {
        chave: trabalho.resultado,
        rotulo: nome || trabalho.resultado,
        tipo: 'TEXTO',
      });
  }
  for (const [, chave = '', compared = ''] of fonte.matchAll(/fluxo\.([a-z]\w*)\s*([<>=!]+\s*[\w\\"-]*)?/g))
    if (!all.has(chave) && !files.has(chave))
      all.set(chave, { chave, rotulo: chave, tipo: kindOf(compared) });
  return [...all.values()];
};

const kindOf = (compared: string): TipoCampoFluxo =>
  /^[<>=!]+\s*-?\d/.test(compared)
    ? 'NUMERO'
    : /^[<>=!]+\s*(true|false)/.test(compared)
      ? 'SIM_NAO'
      : 'TEXTO';

/** What was answered with what is corrected of it; each that does not serve is said on its field. */
export const corrected = async (
  ctx: Pick<Ctx, 'db' | 'sessao'>,
  { plano, variaveis }: Instance,
  valores: NonNullable<FluxoProblemaAto['valores']>,
): Promise<Instance['variaveis']> => {
  const fields = fieldsOf(plano);
  const erros: FieldError[] = Object.entries(valores).flatMap(([chave, valor]) => {
    const field = fields.find((one) => one.chave === chave);
    return field && serves(field, valor)
      ? []
      : [{ campo: `valores.${chave}`, mensagem: mensagem('fluxo.recusa.valor') }];
  });
  if (erros.length === 0) erros.push(...(await wrongRegistros(ctx, fields, valores, 'valores')));
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
  return { ...variaveis, ...valores };
};
