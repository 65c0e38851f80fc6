import { campoProblem, isEmptyCampo } from '#schemas/campos/campo-problem.ts';
import { tipoCampo } from '#schemas/campos/tipo-campo.ts';
import type { CampoConteudo } from '#schemas/shapes/campos.ts';
import type { Pendencia } from '#schemas/shapes/documento.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { feelAnswers } from './feel-apart.ts';
import type { ExpressionProblem } from './expression-problem.ts';
import type { FeelValue } from './feel.ts';
import { patternAccepts } from './pattern.ts';
import type { CampoLido } from './read-campos.ts';

/** What of the custom fields is missing or wrong to conclude, in their order; `campos.2` is the third. */
export const camposPendencias = async (campos: readonly CampoLido[]): Promise<Pendencia[]> => {
  const values = Object.fromEntries(campos.map(({ campo }) => [campo.rotulo, inFeel(campo)]));
  const judged = campos.map((lido) => {
    const own = ownProblem(lido);
    return { lido, own, asked: own === undefined ? conditionsOf(lido) : [] };
  });
  const answers = await feelAnswers(
    judged.flatMap(({ lido: { campo }, asked }) =>
      asked.map(({ expressao }) => ({
        expression: expressao,
        values: { ...values, valor: values[campo.rotulo] ?? null },
      })),
    ),
  );
  const complete = Object.values(values).every((value) => value !== null);
  return judged.flatMap(({ lido, own, asked }, index) => {
    const mine = answers.splice(0, asked.length);
    const texto = own ?? refusedBy(lido, asked, mine, complete);
    return texto === undefined ? [] : [{ codigo: 'campo', texto, campo: `campos.${index}` }];
  });
};

const ownProblem = ({ campo }: CampoLido): string | undefined => {
  if (campo.retirado) return undefined;
  const own = campoProblem(campo, campo.valor, patternAccepts);
  return own !== undefined && isEmptyCampo(campo.valor)
    ? mensagem('campos.preencher', { rotulo: campo.rotulo })
    : own;
};

type Condition = CampoLido['definido']['condicoes'][number];

/** Only what is filled is judged by the conditions of its field. */
const conditionsOf = ({ campo, definido }: CampoLido): readonly Condition[] =>
  campo.retirado || isEmptyCampo(campo.valor) ? [] : definido.condicoes;

const refusedBy = (
  { campo: { rotulo } }: CampoLido,
  asked: readonly Condition[],
  answers: readonly (boolean | ExpressionProblem)[],
  complete: boolean,
): string | undefined => {
  for (const [index, { nome, mensagem: text }] of asked.entries()) {
    const answer = answers[index];
    if (answer === false) return text;
    // over a field still empty there is nothing to say; whoever fills it is judged then
    if (typeof answer === 'object' && complete)
      return mensagem('campos.semResposta', { rotulo, regra: nome, motivo: answer.motivo });
  }
  return undefined;
};

/** A value as a condition meets it: a day is a day; what is empty is null. */
const inFeel = ({ tipo, valor }: CampoConteudo): FeelValue => {
  if (valor === undefined) return tipo === tipoCampo.logico ? false : null;
  return tipo === tipoCampo.data ? { dia: String(valor) } : valor;
};
