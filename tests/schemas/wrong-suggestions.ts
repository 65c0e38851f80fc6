import type { RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import { registerWith } from './register-fixture.ts';
import { wrong, type WrongDefinition } from './wrong-definition.ts';

/** From where a suggestion comes. */
const suggested = { resource: 'ajustes', field: 'cor' };

/** A suggestion for the name, where the register of the settings is as given. */
const suggestion = (
  title: string,
  settings: Partial<RegisterDefinition>,
  ...says: (readonly [string, string])[]
): WrongDefinition => ({
  ...wrong(title, (_, p) => Object.assign(p.nome!, { 'x-suggest': suggested }), ...says),
  context: {
    known: [
      {
        ...registerWith({
          cor: { type: 'string', title: 'Cor' },
        }),
        name: 'ajustes',
        kind: 'single',
        ...settings,
      },
    ],
  },
});

const colourAs = (property: RegisterProperty): Partial<RegisterDefinition> => ({
  schema: registerWith({ cor: property }).schema,
});

/** Suggestions that could not be made. */
export const wrongSuggestions: readonly WrongDefinition[] = [
  wrong('a suggestion for what nobody types', (_, p) => Object.assign(p.senha!, { 'x-suggest': suggested }), [
    '/schema/properties/senha/x-suggest',
    'x-suggest não vale para o que a pessoa não escreve',
  ]),
  wrong(
    'a suggestion for a row',
    (d) =>
      Object.assign(d.schema.properties['linhas']?.items?.properties?.['valor'] ?? {}, {
        'x-suggest': suggested,
      }),
    [
      '/schema/properties/linhas/items/properties/valor/x-suggest',
      'x-suggest vale só para campos do registro, não para os de uma linha',
    ],
  ),
  suggestion('a suggestion of a register that is not there', { name: 'outro' }, [
    '/schema/properties/nome/x-suggest/resource',
    'o registro ajustes não existe',
  ]),
  suggestion('a suggestion of a register of many records', { kind: 'table' }, [
    '/schema/properties/nome/x-suggest/resource',
    'o registro ajustes tem vários registros; x-suggest pede um de registro único (kind: single)',
  ]),
  suggestion('a suggestion of a field that is not there', { schema: registerWith({}).schema }, [
    '/schema/properties/nome/x-suggest/field',
    'o registro ajustes não tem o campo cor',
  ]),
  suggestion('a suggestion of a secret', colourAs({ type: 'string', title: 'Cor', 'x-secret': true }), [
    '/schema/properties/nome/x-suggest/field',
    'o campo cor é secreto e não pode ser usado aqui',
  ]),
  suggestion('a suggestion of another type', colourAs({ type: 'integer', title: 'Cor' }), [
    '/schema/properties/nome/x-suggest/field',
    'o campo cor é de outro tipo',
  ]),
];
