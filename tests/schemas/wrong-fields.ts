import { registerWith } from './register-fixture.ts';
import { wrong, type WrongDefinition } from './wrong-definition.ts';

/** Fields that the database could not keep, or whose rules nobody would follow. */
export const wrongFields: readonly WrongDefinition[] = [
  wrong(
    'the example of a number in a field that people type',
    (_, p) => Object.assign(p.nome!, { 'x-widget': 'exemplo-numeracao' }),
    [
      '/schema/properties/nome/x-widget',
      'o componente exemplo-numeracao não vale para este campo: pede um texto só de leitura (readOnly)',
    ],
  ),
  wrong(
    'money that would not be exact',
    (_, p) => Object.assign(p.idade!, { type: 'number', 'x-widget': 'money' }),
    [
      '/schema/properties/idade/x-widget',
      'o componente money não vale para este campo: pede um número com multipleOf 0.01',
    ],
  ),
  wrong(
    'enum values of another type',
    (_, p) => {
      Object.assign(p.idade!, { enum: [1, 'A', 1.5], 'x-labels': { 1: 'Um', A: 'A', 1.5: 'Um e meio' } });
      Object.assign(p, {
        cores: {
          type: 'array',
          title: 'Cores',
          items: { type: 'string', enum: [7], 'x-labels': { 7: 'Sete' } },
        },
      });
    },
    ['/schema/properties/idade/enum', 'o valor A de enum não é do tipo integer'],
    ['/schema/properties/idade/enum', 'o valor 1.5 de enum não é do tipo integer'],
    ['/schema/properties/cores/items/enum', 'o valor 7 de enum não é do tipo string'],
    ['/form', 'o campo cores não está em nenhuma seção do formulário'],
  ),
  wrong(
    'uniqueness of texts without a limit',
    (d, p) => {
      Object.assign(p.nome!, { maxLength: 601, 'x-unique': true });
      Object.assign(d.schema, { 'x-unique': [['nome', 'idade']] });
    },
    ['/schema/x-unique/0', 'x-unique pede texto com maxLength de até 600, somados os campos de um grupo'],
    [
      '/schema/properties/nome/x-unique',
      'x-unique pede texto com maxLength de até 600, somados os campos de um grupo',
    ],
  ),
  wrong(
    'a comparison with what is not sent',
    (_, p) => {
      Object.assign(p.inicio!, { readOnly: true });
      Object.assign(p.fim!, { 'x-compare': { gte: 'inicio' } });
      Object.assign(p.nome!, { 'x-compare': { ne: 'rotulo' } });
    },
    ['/schema/properties/nome/x-compare/ne', 'o campo rotulo é calculado e não pode ser usado aqui'],
    [
      '/schema/properties/fim/x-compare/gte',
      'o campo inicio só é escrito pelo servidor e não pode ser usado aqui',
    ],
  ),
  wrong(
    'a condition over what only the server writes, and one that asks for it',
    (_, p) => {
      Object.assign(p.inicio!, {
        readOnly: true,
        'x-when': { require: { properties: { ativo: { const: true } } } },
      });
      Object.assign(p.fim!, { 'x-when': { show: { required: ['inicio'] } } });
    },
    [
      '/schema/properties/inicio/x-when/require',
      'o campo inicio é escrito pelo servidor e não pode ser obrigatório',
    ],
    [
      '/schema/properties/fim/x-when/show',
      'o campo inicio só é escrito pelo servidor e não pode ser usado aqui',
    ],
  ),
  {
    title: 'a relation to a register without rows of its own',
    definition: registerWith({ cor: { type: 'integer', title: 'Cor', 'x-relation': { resource: 'cor' } } }),
    context: { known: [{ ...registerWith({}), name: 'cor', source: 'hook' }] },
    says: [
      [
        '/schema/properties/cor/x-relation/resource',
        'o registro cor não guarda linhas (source: hook), e nada pode apontar para elas',
      ],
    ],
  },
];
