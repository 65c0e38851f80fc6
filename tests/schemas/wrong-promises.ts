import { sound, wrong, type WrongDefinition } from './wrong-definition.ts';

/** What is well said and never comes: nobody does it, draws it or makes it true. */
export const wrongPromises: readonly WrongDefinition[] = [
  {
    title: 'actions and rows that no code gives',
    definition: {
      ...sound(),
      source: 'hook',
      actions: [{ name: 'testar', title: 'Testar', on: 'record', permission: 'exemploTestar' }],
    },
    context: { hooked: false },
    says: [
      [
        '/source',
        'source: hook só vale para os cadastros do produto: aqui nenhum código daria as linhas. Retire source',
      ],
      [
        '/actions/0/name',
        'a ação testar não tem código que a faça: actions só vale para os cadastros do produto',
      ],
    ],
  },
  {
    title: 'an icon that is not drawn',
    definition: { ...sound(), menu: { section: 'administracao', key: 'exemplo', icon: 'carro', order: 1 } },
    context: { icons: new Set(['car']) },
    says: [['/menu/icon', 'não há ícone com o nome carro; os nomes são os de lucide.dev/icons']],
  },
  wrong('limits of a file that is none', (_, p) => Object.assign(p.nome!, { 'x-file': { types: ['pdf'] } }), [
    '/schema/properties/nome/x-file',
    'x-file pede x-widget file',
  ]),
  wrong(
    'a condition on a value that its field never has',
    (_, p) => {
      Object.assign(p.idade!, { enum: [1, 2], 'x-labels': { 1: 'Um', 2: 'Dois' } });
      Object.assign(p.fim!, {
        'x-when': {
          show: { properties: { idade: { enum: [2, 3] } } },
          require: { not: { properties: { ativo: { const: 'sim' } } } },
        },
      });
    },
    ['/schema/properties/fim/x-when/show/properties/idade', 'a condição nunca vale: idade não pode ser 3'],
    [
      '/schema/properties/fim/x-when/require/not/properties/ativo',
      'a condição nunca vale: ativo não pode ser sim',
    ],
  ),
];
