import { sound, wrong, type WrongDefinition } from './wrong-definition.ts';

/** Names that do not exist or belong to another, with the nearest one that does where a slip explains it. */
export const wrongNames: readonly WrongDefinition[] = [
  wrong(
    'a former name that is still a field',
    (_, p) => Object.assign(p.nome!, { 'x-renamed-from': 'idade' }),
    ['/schema/properties/nome/x-renamed-from', 'o campo idade ainda existe, e os dados são dele'],
  ),
  wrong(
    'a former name of two fields',
    (_, p) => {
      Object.assign(p.nome!, { 'x-renamed-from': 'antigo' });
      Object.assign(p.idade!, { 'x-renamed-from': 'antigo' });
    },
    ['/schema/properties/nome/x-renamed-from', 'mais de um campo diz que se chamava antigo'],
    ['/schema/properties/idade/x-renamed-from', 'mais de um campo diz que se chamava antigo'],
  ),
  wrong('a keyword with two letters exchanged', (_, p) => Object.assign(p.nome!, { tilte: 'Nome' }), [
    '/schema/properties/nome/tilte',
    'a palavra-chave tilte não existe aqui; você quis dizer title?',
  ]),
  wrong('a field without its accent or a letter', (d) => Object.assign(d, { represent: '{nomee}' }), [
    '/represent',
    'o campo nomee não existe; você quis dizer nome?',
  ]),
  {
    title: 'a register misspelt',
    definition: {
      ...sound(),
      schema: {
        ...sound().schema,
        properties: {
          ...sound().schema.properties,
          superior: { type: 'integer', title: 'Superior', 'x-relation': { resource: 'exmeplo' } },
        },
      },
    },
    context: { known: [] },
    says: [
      [
        '/schema/properties/superior/x-relation/resource',
        'o registro exmeplo não existe; você quis dizer exemplo?',
      ],
    ],
  },
  {
    title: 'an icon misspelt',
    definition: { ...sound(), menu: { section: 'administracao', key: 'exemplo', icon: 'cra', order: 1 } },
    context: { icons: new Set(['car', 'bus']) },
    says: [
      [
        '/menu/icon',
        'não há ícone com o nome cra; os nomes são os de lucide.dev/icons; você quis dizer car?',
      ],
    ],
  },
];
