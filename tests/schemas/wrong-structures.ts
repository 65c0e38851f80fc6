import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { wrong, type WrongDefinition } from './wrong-definition.ts';

/** What the meta-schema refuses. */
export const wrongStructures: readonly WrongDefinition[] = [
  { title: 'not an object', definition: [], says: [['', 'precisa ser do tipo object']] },
  wrong('an unknown keyword of the definition', (d) => Object.assign(d, { cor: 'azul' }), [
    '/cor',
    'a palavra-chave cor não existe aqui',
  ]),
  wrong('an unknown keyword of a field', (_, p) => Object.assign(p.nome!, { 'x-cor': 1 }), [
    '/schema/properties/nome/x-cor',
    'a palavra-chave x-cor não existe aqui',
  ]),
  wrong('a keyword of another type', (_, p) => Object.assign(p.ativo!, { maxLength: 3 }), [
    '/schema/properties/ativo/maxLength',
    'a palavra-chave maxLength não vale para o tipo boolean',
  ]),
  wrong(
    'an unknown keyword of a column',
    (_, p) => Object.assign((p.linhas!.items as RegisterDefinition['schema']).properties.valor!, { cor: 1 }),
    ['/schema/properties/linhas/items/properties/valor/cor', 'a palavra-chave cor não existe aqui'],
  ),
  wrong('a missing part', (d) => void delete (d as Partial<RegisterDefinition>).represent, [
    '',
    'falta represent',
  ]),
  {
    title: 'nothing at all',
    definition: {},
    says: ['name', 'area', 'title', 'represent', 'permissions', 'schema'].map((part) => [
      '',
      `falta ${part}`,
    ]),
  },
  wrong('a field without label', (_, p) => void delete p.nome!.title, [
    '/schema/properties/nome',
    'falta title',
  ]),
  wrong('a wrong type of value', (d) => Object.assign(d.title, { one: 1 }), [
    '/title/one',
    'precisa ser do tipo string',
  ]),
  wrong('a value outside the choices', (d) => Object.assign(d, { area: 'outra' }), [
    '/area',
    'precisa ser um destes: principal, opcoes-usuario, administracao, workflow',
  ]),
  wrong('an unknown format', (_, p) => Object.assign(p.nome!, { format: 'time' }), [
    '/schema/properties/nome/format',
    'precisa ser um destes: email, date, date-time, hora, cpf, cnpj, cpf-cnpj, cep, telefone, uri, nup, cron',
  ]),
  wrong('a marker that is not true', (_, p) => Object.assign(p.nome!, { 'x-unique': 'sim' }), [
    '/schema/properties/nome/x-unique',
    'precisa ser um destes: true',
  ]),
  wrong(
    'a name in another spelling',
    (_, p) => Object.assign(p, { Nome_Social: { type: 'string', title: 'x' } }),
    ['/schema/properties/Nome_Social', 'o texto não tem a forma esperada (camelCase)'],
  ),
  wrong('a permission in another spelling', (d) => Object.assign(d.permissions, { list: 'exemplo.listar' }), [
    '/permissions/list',
    'o texto não tem a forma esperada (^[A-Za-z][A-Za-z0-9]*$)',
  ]),
  wrong('a broken regular expression', (_, p) => Object.assign(p.nome!, { pattern: '(' }), [
    '/schema/properties/nome/pattern',
    'a expressão regular não é válida',
  ]),
  wrong('a name of which nobody knows the gender', (d) => delete (d.title as { gender?: string }).gender, [
    '/title',
    'falta gender',
  ]),
  wrong('an empty text', (d) => Object.assign(d.title, { many: '' }), [
    '/title/many',
    'não pode ficar vazio',
  ]),
  wrong('a text too long', (d) => Object.assign(d, { name: 'a'.repeat(41) }), [
    '/name',
    'passa do limite (40)',
  ]),
  wrong('a repeated column', (d) => d.list?.columns.push('nome'), ['/list/columns', 'tem um valor repetido']),
  wrong('a wrong scope', (d) => Object.assign(d.schema, { 'x-scope': 'own-city' }), [
    '/schema/x-scope',
    'precisa ser um destes: own-unit, own-organisation, own-user',
  ]),
  wrong('a wrong permission of a field', (_, p) => Object.assign(p.nome!, { 'x-permission': { read: 1 } }), [
    '/schema/properties/nome/x-permission/read',
    'precisa ser do tipo string',
  ]),
  wrong('an order of another kind', (d) => Object.assign(d.list!, { sort: 5 }), [
    '/list/sort',
    'não é aceito (anyOf)',
  ]),
];
