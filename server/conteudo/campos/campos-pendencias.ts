import { parseDate } from 'feelin';
import { campoProblem, isEmptyCampo } from '#schemas/campos/campo-problem.ts';
import { tipoCampo } from '#schemas/campos/tipo-campo.ts';
import type { CampoConteudo, Pendencia } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { feelAccepts } from './feel.ts';
import { patternAccepts } from './pattern.ts';
import type { CampoLido } from './read-campos.ts';

/** What of the custom fields is missing or wrong to conclude, in their order; `campos.2` is the third. */
export const camposPendencias = (campos: readonly CampoLido[]): Pendencia[] => {
  const values = Object.fromEntries(campos.map(({ campo }) => [campo.rotulo, inFeel(campo)]));
  return campos.flatMap((lido, index) => {
    const texto = lido.campo.retirado ? undefined : problemOf(lido, values);
    return texto === undefined ? [] : [{ codigo: 'campo', texto, campo: `campos.${index}` }];
  });
};

const problemOf = (
  { campo, definido }: CampoLido,
  values: Readonly<Record<string, unknown>>,
): string | undefined => {
  const own = campoProblem(campo, campo.valor, patternAccepts);
  if (isEmptyCampo(campo.valor)) return own && mensagem('campos.preencher', { rotulo: campo.rotulo });
  if (own !== undefined) return own;
  for (const { nome, expressao, mensagem: text } of definido.condicoes) {
    const answer = feelAccepts(expressao, { ...values, valor: values[campo.rotulo] });
    if (answer === false) return text;
    // over a field still empty there is nothing to say; whoever fills it is judged then
    if (typeof answer === 'object' && Object.values(values).every((value) => value !== null))
      return mensagem('campos.semResposta', { rotulo: campo.rotulo, regra: nome, motivo: answer.motivo });
  }
  return undefined;
};

/** A value as a condition meets it: a day is a day; what is empty is null. */
const inFeel = ({ tipo, valor }: CampoConteudo): unknown => {
  if (valor === undefined) return tipo === tipoCampo.logico ? false : null;
  return tipo === tipoCampo.data ? parseDate(String(valor)) : valor;
};
