import { defined } from '#schemas/defined.ts';
import { kindOfName } from '#schemas/file-kinds.ts';
import { tipoCampo } from '#schemas/campos/tipo-campo.ts';
import type { RegisterProperty } from '#schemas/generated-definition.ts';
import type { CampoConteudo, CampoValor } from '#schemas/shapes/campos.ts';
import type { OpcaoLida } from '#schemas/shapes/conexao.ts';
import { fieldsOf, type Field } from '#src/engine/field.ts';
import { prazoText } from './prazo-text.ts';

/** What a draft holds of its custom fields, by their labels; null is empty. */
export type CamposPreenchidos = Readonly<Record<string, CampoValor | null>>;

/** The fields of a type that a person fills: a link makes itself, and what the type has no more only stays. */
export const filledByPerson = ({ tipo, retirado = false }: CampoConteudo): boolean =>
  tipo !== tipoCampo.vinculo && !retirado;

export const camposOf = (campos: readonly CampoConteudo[]): CamposPreenchidos =>
  Object.fromEntries(campos.filter(filledByPerson).map(({ rotulo, valor = null }) => [rotulo, valor]));

/** The name of a field in its form, by its place among all fields of the content, as the server counts them. */
export const campoName = (index: number): string => `c${index}`;

/** First part of the ids of the controls of the form. */
export const camposPrefix = 'tipo';

/** A custom field as a field of the forms of the registers: their widgets, help and errors. */
export const campoField = (
  campo: CampoConteudo,
  index: number,
  opcoes: readonly OpcaoLida[] | undefined,
): Field => {
  const name = campoName(index);
  const ajuda = [campo.ajuda, campo.prazo && prazoText(campo.prazo)].filter(Boolean).join(' ');
  const property: RegisterProperty = {
    ...propertyOf(campo, opcoes ?? chosenAlone(campo)),
    title: campo.rotulo,
    ...defined({ description: ajuda === '' ? undefined : ajuda }),
  };
  const required = campo.obrigatorio ? [name] : [];
  const [field] = fieldsOf({ type: 'object', required, properties: { [name]: property } });
  if (!field) throw new Error(`campo ${campo.rotulo} sem forma`);
  return field;
};

/** While its list could not be read, what was chosen is what there is. */
const chosenAlone = ({ valor }: CampoConteudo): readonly OpcaoLida[] =>
  [valor ?? []].flat().map((one) => ({ valor: String(one), rotulo: String(one) }));

const propertyOf = (campo: CampoConteudo, opcoes: readonly OpcaoLida[]): Omit<RegisterProperty, 'title'> => {
  const { tipo, tamanhoMaximo, mascara, casasDecimais = 0 } = campo;
  switch (tipo) {
    case tipoCampo.numero:
      return casasDecimais === 0 ? { type: 'integer' } : { type: 'number', multipleOf: 10 ** -casasDecimais };
    case tipoCampo.data:
      return { type: 'string', format: 'date' };
    case tipoCampo.lista:
      return campo.multipla === true
        ? { type: 'array', items: { type: 'string', ...choices(campo, opcoes) } }
        : { type: 'string', ...choices(campo, opcoes) };
    case tipoCampo.logico:
      return { type: 'boolean' };
    case tipoCampo.arquivo:
      return { type: 'string', 'x-widget': 'file', 'x-file': limitsOf(campo) };
    default:
      return {
        type: 'string',
        maxLength: tamanhoMaximo ?? (tipo === tipoCampo.textoLongo ? 10_000 : 300),
        ...defined({ 'x-mask': mascara, 'x-widget': tipo === tipoCampo.textoLongo ? 'textarea' : undefined }),
      };
  }
};

/** What its definition lets in, said before anything is sent. */
const limitsOf = ({
  extensoes = [],
  tamanhoMaximoMb,
}: CampoConteudo): NonNullable<RegisterProperty['x-file']> => {
  const types = extensoes
    .map((extension) => kindOfName(`.${extension}`))
    .filter((kind) => kind !== undefined);
  return {
    types: types.length > 0 ? [...new Set(types)] : undefined,
    maxSize: tamanhoMaximoMb,
  };
};

/** The options, with what was chosen before also where the list has it no more. */
const choices = (
  { valor }: CampoConteudo,
  opcoes: readonly OpcaoLida[],
): Pick<RegisterProperty, 'enum' | 'x-labels'> => {
  const labels = new Map(opcoes.map((opcao) => [opcao.valor, opcao.rotulo]));
  for (const one of [valor ?? []].flat().map(String)) if (!labels.has(one)) labels.set(one, one);
  return { enum: [...labels.keys()], 'x-labels': Object.fromEntries(labels) };
};
