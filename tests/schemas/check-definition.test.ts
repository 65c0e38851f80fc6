import { describe, expect, it } from 'vitest';
import { checkDefinition, problemLine } from '#schemas/check-definition.ts';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { definicao } from '#schemas/messages/pt-BR/definicao.ts';
import { registerWith } from './register-fixture.ts';
import { wrongFields } from './wrong-fields.ts';
import { wrongMeanings } from './wrong-meanings.ts';
import { wrongNames } from './wrong-names.ts';
import { wrongPromises } from './wrong-promises.ts';
import { wrongSuggestions } from './wrong-suggestions.ts';
import { wrongStructures } from './wrong-structures.ts';

const wrongDefinitions = [
  ...wrongStructures,
  ...wrongMeanings,
  ...wrongNames,
  ...wrongPromises,
  ...wrongSuggestions,
  ...wrongFields,
];

describe('a wrong definition is refused with its place and reason', () => {
  it.each(wrongDefinitions)('$title', ({ definition, context, says }) => {
    const said = checkDefinition(definition, context).map(({ pointer, reason }) => [pointer, reason]);
    expect(said).toEqual(says);
  });

  it('every reason has its fixture', () => {
    const said = wrongDefinitions.flatMap(({ says }) => says.map(([, reason]) => reason));
    const pattern = (text: string): RegExp =>
      new RegExp(`^${text.replace(/[$()*+.?[\\\]^|]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`);
    const texts = Object.entries(definicao).filter(([key]) => !notFromChecks.has(key));
    const unsaid = texts.filter(
      ([, text]) => typeof text === 'string' && !said.some((reason) => pattern(text).test(reason)),
    );
    expect(unsaid.map(([key]) => key)).toEqual([]);
  });

  it('one line names the file, the place and the reason', () => {
    expect(problemLine('exemplo.json', { pointer: '/schema/properties/a~1b', reason: 'falta title' })).toBe(
      'exemplo.json/schema/properties/a~1b: falta title',
    );
  });
});

describe('a sound definition', () => {
  const sound: RegisterDefinition = {
    ...registerWith(
      {
        dono: {
          type: 'integer',
          title: 'Dono',
          'x-relation': { resource: 'usuario', filter: { ativo: true } },
        },
        unidade: {
          type: 'integer',
          title: 'Unidade',
          'x-relation': { resource: 'unidade' },
          'x-permission': { write: 'exemploUnidade' },
        },
        superior: {
          type: 'integer',
          title: 'Superior',
          'x-relation': { resource: 'exemplo', filter: { unidade: '{unidade}' } },
          'x-tree': true,
        },
        pessoas: { type: 'array', title: 'Pessoas', 'x-relation': { resource: 'usuario' } },
        dias: {
          type: 'array',
          title: 'Dias',
          items: { type: 'integer', minimum: 1, maximum: 7 },
          'x-widget': 'weekdays',
        },
        faixas: {
          type: 'array',
          title: 'Faixas',
          'x-rows': true,
          items: {
            type: 'object',
            properties: {
              de: { type: 'string', title: 'De', format: 'hora' },
              ate: { type: 'string', title: 'Até', format: 'hora', 'x-compare': { gt: 'de' } },
              sub: {
                type: 'array',
                title: 'Sub',
                'x-rows': true,
                items: { type: 'object', properties: { valor: { type: 'string', title: 'Valor' } } },
              },
            },
          },
        },
      },
      {
        required: ['nome', 'dono'],
        'x-unique': [['nome', 'dono']],
        'x-scope': { by: 'own-user', field: 'dono' },
      },
    ),
    actions: [
      {
        name: 'testar',
        title: 'Testar',
        on: 'record',
        permission: 'exemploTestar',
        confirm: 'Testar agora?',
      },
    ],
    mounts: [
      { path: 'opcoes-usuario/exemplo', scope: 'own-user', permissions: { list: 'exemploMeuListar' } },
    ],
    screen: { list: 'custom' },
    source: 'hook',
  };
  sound.permissions.fields = { exemploUnidade: 'Trocar a unidade' };

  it('has no problem', () => {
    expect(checkDefinition(sound)).toEqual([]);
  });

  it('may be a single record, a list or a view', () => {
    const { form, list, permissions } = sound;
    expect(
      checkDefinition({
        ...sound,
        mounts: undefined,
        kind: 'single',
        list: undefined,
        permissions: { edit: 'exemploEditar', fields: permissions.fields },
      }),
    ).toEqual([]);
    expect(
      checkDefinition({
        ...sound,
        kind: 'list',
        form: undefined,
        permissions: { list: 'exemploListar', fields: permissions.fields },
      }),
    ).toEqual([]);
    expect(
      checkDefinition({
        ...sound,
        kind: 'view',
        form,
        list,
        permissions: { list: 'exemploListar', view: 'exemploVer', fields: permissions.fields },
      }),
    ).toEqual([]);
  });
});

/** Said by who reads the files, or only parts of other texts. */
const notFromChecks = new Set([
  'problema',
  'naoEhJson',
  'json',
  'naoSeLe',
  'quisDizer',
  'componentePede',
  'registroRepetido',
]);
