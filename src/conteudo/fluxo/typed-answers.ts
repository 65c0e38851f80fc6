import { deRegistro } from '#schemas/fluxo/atividade.ts';
import { readThousands } from '#schemas/read-number.ts';
import type { CampoAtividade, AtividadeConcluir } from '#schemas/shapes/fluxo-atividade.ts';

/** What is in a question while it is answered: what was written, or what was chosen of several. */
export type Escrito = string | readonly string[];
export type Escritos = Readonly<Record<string, Escrito>>;

export const chosenOf = (value: Escrito): readonly string[] => (typeof value === 'string' ? [] : value);

type Answers = NonNullable<AtividadeConcluir['respostas']>;
type Answer = Answers[string];

/** What was typed, as what each question asks for; what cannot be one goes as it is, for the server to say so. */
export const typedAnswers = (
  campos: readonly Pick<CampoAtividade, 'chave' | 'tipo'>[],
  typed: Escritos,
): Answers =>
  Object.fromEntries(
    campos.flatMap(({ chave, tipo }): [string, Answer][] => {
      const value = answerOf(tipo, typed[chave] ?? '');
      return value === undefined ? [] : [[chave, value]];
    }),
  );

export const answerOf = (tipo: CampoAtividade['tipo'], typed: Escrito): Answer | undefined => {
  if (typeof typed !== 'string') return typed.length === 0 ? undefined : [...typed];
  const said = typed.trim();
  if (said === '') return undefined;
  if (tipo === 'SIM_NAO') return said === 'sim';
  if (deRegistro(tipo)) return Number(said);
  if (tipo !== 'NUMERO' && tipo !== 'MOEDA') return said;
  return readThousands(said) ?? said;
};

/** What was answered, as it would have been typed. */
export const typedOf = (value: Answer | undefined): Escrito => {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value;
  if (typeof value === 'boolean') return value ? 'sim' : 'nao';
  return typeof value === 'number'
    ? value.toLocaleString('pt-BR', { useGrouping: false, maximumFractionDigits: 20 })
    : value;
};
