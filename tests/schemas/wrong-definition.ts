import type { CheckContext } from '#schemas/check-definition.ts';
import type { RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import { registerWith } from './register-fixture.ts';

/** A definition with one thing wrong, and what is said of it: JSON pointer and reason. */
export interface WrongDefinition {
  readonly title: string;
  readonly definition: unknown;
  readonly context?: CheckContext;
  readonly says: readonly (readonly [string, string])[];
}

type Change = (definition: RegisterDefinition, properties: Record<string, Record<string, unknown>>) => void;

const date = (title: string, more: Partial<RegisterProperty> = {}): RegisterProperty => ({
  type: 'string',
  title,
  format: 'date',
  ...more,
});

/** Nothing wrong yet. */
export const sound = (): RegisterDefinition =>
  registerWith({
    idade: { type: 'integer', title: 'Idade' },
    ativo: { type: 'boolean', title: 'Ativo' },
    inicio: date('Início'),
    fim: date('Fim'),
    superior: { type: 'integer', title: 'Superior', 'x-relation': { resource: 'exemplo' } },
    amigos: { type: 'array', title: 'Amigos', 'x-relation': { resource: 'exemplo' } },
    linhas: {
      type: 'array',
      title: 'Linhas',
      'x-rows': true,
      items: { type: 'object', properties: { valor: { type: 'string', title: 'Valor' } } },
    },
    senha: { type: 'string', title: 'Senha', 'x-secret': true },
    rotulo: { type: 'string', title: 'Rótulo', 'x-computed': '{nome}' },
  });

/** The sound one after a change. */
export const wrong = (
  title: string,
  change: Change,
  ...says: (readonly [string, string])[]
): WrongDefinition => {
  const definition = structuredClone(sound());
  change(definition, definition.schema.properties);
  return { title, definition, says };
};
