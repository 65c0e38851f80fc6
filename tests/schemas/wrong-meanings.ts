import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { registerWith } from './register-fixture.ts';
import { sound, wrong, type WrongDefinition } from './wrong-definition.ts';

/** Well formed, but what the parts say of each other does not hold. */
export const wrongMeanings: readonly WrongDefinition[] = [
  wrong('a reserved register name', (d) => Object.assign(d, { name: 'tramite' }), [
    '/name',
    'o nome tramite é reservado',
  ]),
  {
    title: 'a name unlike the file',
    definition: sound(),
    context: { fileName: 'outro' },
    says: [['/name', 'o nome exemplo precisa ser igual ao do arquivo']],
  },
  wrong(
    'a reserved field name',
    (d, p) => {
      Object.assign(p, { versao: { type: 'string', title: 'Versão' } });
      d.form?.[0]?.fields.push(['versao']);
    },
    ['/schema/properties/versao', 'o nome versao é reservado'],
  ),
  wrong(
    'a reserved column name',
    (_, p) =>
      Object.assign((p.linhas!.items as RegisterDefinition['schema']).properties, {
        ordem: { type: 'integer', title: 'Ordem' },
      }),
    ['/schema/properties/linhas/items/properties/ordem', 'o nome ordem é reservado'],
  ),
  wrong(
    'a table name too long',
    (d, p) => {
      const longo = `${'abcdefgh'.repeat(6)}`;
      Object.assign(p, { [longo]: p.linhas });
      d.form?.[0]?.fields.push([longo]);
    },
    [
      `/schema/properties/${'abcdefgh'.repeat(6)}`,
      `o nome da tabela exemplo_${'abcdefgh'.repeat(6)} passa de 55 caracteres`,
    ],
  ),
  {
    title: 'a child table that is already the table of another register',
    definition: sound(),
    context: { known: [sound(), { ...registerWith({}), name: 'exemplo-linhas' }] },
    says: [['/schema/properties/linhas', 'a tabela exemplo_linhas já é de exemplo-linhas']],
  },
  wrong(
    'a help card of a field that does not exist',
    (d) => Object.assign(d, { help: [{ field: 'cor', title: 'Cor', text: 'Uma cor.' }] }),
    ['/help/0/field', 'o campo cor não existe'],
  ),
  wrong('a required field that does not exist', (d) => Object.assign(d.schema, { required: ['cor'] }), [
    '/schema/required/0',
    'o campo cor não existe',
  ]),
  wrong('a required computed field', (d) => Object.assign(d.schema, { required: ['rotulo'] }), [
    '/schema/required/0',
    'o campo calculado rotulo não pode ser obrigatório',
  ]),
  wrong(
    'uniqueness over what is not there or has no column',
    (d) => Object.assign(d.schema, { 'x-unique': [['cor', 'amigos']] }),
    ['/schema/x-unique/0/0', 'o campo cor não existe'],
    ['/schema/x-unique/0/1', 'o campo amigos guarda várias linhas ou um conjunto e não pode ser usado aqui'],
  ),
  wrong(
    'a secret and a computed field that are unique',
    (_, p) => {
      Object.assign(p.senha!, { 'x-unique': true });
      Object.assign(p.rotulo!, { 'x-unique': true });
    },
    ['/schema/properties/senha/x-unique', 'o campo senha é secreto e não pode ser usado aqui'],
    ['/schema/properties/rotulo/x-unique', 'o campo rotulo é calculado e não pode ser usado aqui'],
  ),
  wrong(
    'an enum value without label',
    (_, p) => Object.assign(p.nome!, { enum: ['A', 'B'], 'x-labels': { A: 'Um', C: 'Três' } }),
    ['/schema/properties/nome/enum', 'falta o rótulo do valor B em x-labels'],
    ['/schema/properties/nome/x-labels/C', 'x-labels tem o rótulo de C, que não está em enum'],
  ),
  wrong('limits the wrong way round', (_, p) => Object.assign(p.idade!, { minimum: 9, maximum: 3 }), [
    '/schema/properties/idade/minimum',
    'minimum é maior que maximum',
  ]),
  wrong(
    'image limits the wrong way round',
    (_, p) => Object.assign(p.nome!, { 'x-image': { types: ['image/png'], minWidth: 9, maxWidth: 3 } }),
    ['/schema/properties/nome/x-image/minWidth', 'minWidth é maior que maxWidth'],
  ),
  wrong('an exception without limits', (_, p) => Object.assign(p.idade!, { 'x-except': 0 }), [
    '/schema/properties/idade/x-except',
    'x-except pede minimum ou maximum',
  ]),
  wrong('a default that the field refuses', (_, p) => Object.assign(p.idade!, { minimum: 1, default: 0 }), [
    '/schema/properties/idade/default',
    'o valor de default não é aceito pelo próprio campo',
  ]),
  wrong('rows without columns', (_, p) => Object.assign(p.linhas!, { items: { type: 'string' } }), [
    '/schema/properties/linhas/items',
    'x-rows pede items do tipo object com properties',
  ]),
  wrong('a list of nothing', (_, p) => void delete p.amigos!['x-relation'], [
    '/schema/properties/amigos',
    'um array sem x-relation nem x-rows pede items do tipo string, integer ou number',
  ]),
  wrong('a relation to many of texts', (_, p) => Object.assign(p.amigos!, { items: { type: 'string' } }), [
    '/schema/properties/amigos/x-relation',
    'x-relation pede o tipo integer, ou array de inteiros',
  ]),
  wrong(
    'an object without widget',
    (_, p) => Object.assign(p, { nome: { type: 'object', title: 'Nome' } }),
    ['/schema/properties/nome', 'um campo do tipo object pede x-widget corpo-documento'],
    ['/list/columns/0', 'o campo nome guarda várias linhas ou um conjunto e não pode ser usado aqui'],
    ['/list/sort', 'o campo nome guarda várias linhas ou um conjunto e não pode ser usado aqui'],
    ['/represent', 'o campo nome guarda várias linhas ou um conjunto e não pode ser usado aqui'],
  ),
  wrong('a mask beside a format', (_, p) => Object.assign(p.inicio!, { 'x-mask': '99' }), [
    '/schema/properties/inicio/x-mask',
    'x-mask e format não andam juntos',
  ]),
  wrong('a widget of another type', (_, p) => Object.assign(p.idade!, { 'x-widget': 'radio' }), [
    '/schema/properties/idade/x-widget',
    'o componente radio não vale para este campo: pede enum',
  ]),
  wrong('a text widget on a number', (_, p) => Object.assign(p.idade!, { 'x-widget': 'textarea' }), [
    '/schema/properties/idade/x-widget',
    'o componente textarea não vale para este campo: pede um texto',
  ]),
  wrong('a bar of a text', (_, p) => Object.assign(p.nome!, { 'x-widget': 'meter' }), [
    '/schema/properties/nome/x-widget',
    'o componente meter não vale para este campo: pede um número',
  ]),
  wrong(
    'a live condition on a field that does not exist',
    (d) => Object.assign(d, { live: { properties: { andamento: { const: 1 } } } }),
    ['/live', 'o campo andamento não existe'],
  ),
  wrong(
    'a comparison with a field that does not exist',
    (_, p) => Object.assign(p.fim!, { 'x-compare': { gte: 'comeco' } }),
    ['/schema/properties/fim/x-compare/gte', 'o campo comeco não existe'],
  ),
  wrong('a comparison with itself', (_, p) => Object.assign(p.fim!, { 'x-compare': { gte: 'fim' } }), [
    '/schema/properties/fim/x-compare/gte',
    'o campo não se compara consigo mesmo',
  ]),
  wrong(
    'a comparison of different types',
    (_, p) => Object.assign(p.fim!, { 'x-compare': { gte: 'nome' } }),
    ['/schema/properties/fim/x-compare/gte', 'x-compare pede dois campos do mesmo tipo; nome é de outro'],
  ),
  wrong(
    'a condition over a field that does not exist',
    (_, p) => Object.assign(p.fim!, { 'x-when': { show: { not: { required: ['cor'] } } } }),
    ['/schema/properties/fim/x-when/show', 'o campo cor não existe'],
  ),
  wrong(
    'a condition over itself',
    (_, p) => Object.assign(p.fim!, { 'x-when': { require: { properties: { fim: { const: 'x' } } } } }),
    ['/schema/properties/fim/x-when/require', 'o campo não pode depender de si mesmo'],
  ),
  wrong(
    'a required field that only the server writes',
    (d, p) => {
      Object.assign(p.fim!, { readOnly: true });
      d.schema.required = [...(d.schema.required ?? []), 'fim'];
    },
    [
      `/schema/required/${sound().schema.required?.length ?? 0}`,
      'o campo fim é escrito pelo servidor e não pode ser obrigatório',
    ],
  ),
  wrong(
    'a condition over a secret',
    (_, p) => Object.assign(p.fim!, { 'x-when': { show: { required: ['senha'] } } }),
    ['/schema/properties/fim/x-when/show', 'o campo senha é secreto e não pode ser usado aqui'],
  ),
  wrong(
    'a computed field over another',
    (_, p) => Object.assign(p, { rotulo: { type: 'string', title: 'x', 'x-computed': '{rotulo} {cor}' } }),
    ['/schema/properties/rotulo/x-computed', 'o campo calculado rotulo depende de si mesmo'],
    ['/schema/properties/rotulo/x-computed', 'o campo cor não existe'],
  ),
  {
    title: 'a relation to a register that does not exist',
    definition: registerWith({ cor: { type: 'integer', title: 'Cor', 'x-relation': { resource: 'cor' } } }),
    context: { known: [] },
    says: [['/schema/properties/cor/x-relation/resource', 'o registro cor não existe']],
  },
  wrong(
    'a relation that shows a field that does not exist',
    (_, p) => Object.assign(p.superior!, { 'x-relation': { resource: 'exemplo', label: 'cor' } }),
    ['/schema/properties/superior/x-relation/label', 'o registro exemplo não tem o campo cor'],
  ),
  wrong(
    'a relation that shows a computed text',
    (_, p) => Object.assign(p.superior!, { 'x-relation': { resource: 'exemplo', label: 'rotulo' } }),
    ['/schema/properties/superior/x-relation/label', 'o campo rotulo é calculado e não pode ser usado aqui'],
  ),
  wrong(
    'a name made of a moment',
    (d, p) => {
      Object.assign(p.inicio!, { format: 'date-time' });
      Object.assign(d, { represent: '{nome} {inicio}' });
    },
    ['/represent', 'o campo inicio é um momento, escrito conforme o fuso, e não pode nomear um registro'],
  ),
  wrong(
    'a relation that shows a secret',
    (_, p) => Object.assign(p.superior!, { 'x-relation': { resource: 'exemplo', label: 'senha' } }),
    ['/schema/properties/superior/x-relation/label', 'o campo senha é secreto e não pode ser usado aqui'],
  ),
  wrong(
    'a filter over fields that do not exist',
    (_, p) =>
      Object.assign(p.superior!, {
        'x-relation': { resource: 'exemplo', filter: { cor: 1, nome: '{apelido}' } },
      }),
    ['/schema/properties/superior/x-relation/filter/cor', 'o registro exemplo não tem o campo cor'],
    ['/schema/properties/superior/x-relation/filter/nome', 'o campo apelido não existe'],
  ),
  wrong(
    'a tree over another register',
    (_, p) => Object.assign(p.superior!, { 'x-relation': { resource: 'unidade' }, 'x-tree': true }),
    ['/schema/properties/superior/x-tree', 'x-tree pede x-relation com o próprio registro (exemplo)'],
  ),
  wrong(
    'rows too deep',
    (_, p) => {
      const inner = (properties: object): object => ({
        type: 'array',
        title: 'Fundo',
        'x-rows': true,
        items: { type: 'object', properties },
      });
      Object.assign((p.linhas!.items as RegisterDefinition['schema']).properties, {
        fundo: inner({ poco: inner({ valor: { type: 'string', title: 'Valor' } }) }),
      });
    },
    [
      '/schema/properties/linhas/items/properties/fundo/items/properties/poco/x-rows',
      'linhas dentro de linhas vão até dois níveis',
    ],
  ),
  wrong('a form with a field that does not exist', (d) => d.form?.[0]?.fields.push(['cor']), [
    '/form/0/fields/10/0',
    'o campo cor não existe',
  ]),
  wrong('a field twice in the form', (d) => d.form?.[0]?.fields.push(['nome']), [
    '/form/0/fields/10/0',
    'o campo nome aparece mais de uma vez no formulário',
  ]),
  wrong('a field in no section', (d) => d.form?.[0]?.fields.shift(), [
    '/form',
    'o campo nome não está em nenhuma seção do formulário',
  ]),
  wrong('a column that does not exist', (d) => d.list?.columns.push('cor'), [
    '/list/columns/1',
    'o campo cor não existe',
  ]),
  wrong('a column of rows', (d) => d.list?.columns.push('linhas'), [
    '/list/columns/1',
    'o campo linhas guarda várias linhas ou um conjunto e não pode ser usado aqui',
  ]),
  wrong(
    'a secret in the list',
    (d) =>
      Object.assign(d.list!, {
        columns: ['senha'],
        filters: ['senha'],
        search: ['senha'],
        sort: ['senha,asc'],
      }),
    ...['columns/0', 'filters/0', 'search/0', 'sort/0'].map(
      (at) => [`/list/${at}`, 'o campo senha é secreto e não pode ser usado aqui'] as const,
    ),
  ),
  wrong(
    'a computed field as filter and order',
    (d) => Object.assign(d.list!, { filters: ['rotulo'], sort: 'rotulo,asc' }),
    ['/list/filters/0', 'o campo rotulo é calculado e não pode ser usado aqui'],
    ['/list/sort', 'o campo rotulo é calculado e não pode ser usado aqui'],
  ),
  wrong('a search in a number', (d) => Object.assign(d.list!, { search: ['idade'] }), [
    '/list/search/0',
    'a busca lê apenas campos de texto; idade não é',
  ]),
  wrong('a name template over a field that does not exist', (d) => Object.assign(d, { represent: '{cor}' }), [
    '/represent',
    'o campo cor não existe',
  ]),
  wrong('a name template without fields', (d) => Object.assign(d, { represent: 'Exemplo' }), [
    '/represent',
    'falta {campo}',
  ]),
  wrong(
    'an action that the kind does not have',
    (d) => Object.assign(d, { kind: 'view' }),
    ['/permissions/create', 'um registro do tipo view não tem a ação create'],
    ['/permissions/edit', 'um registro do tipo view não tem a ação edit'],
  ),
  wrong(
    'a table without form and list',
    (d) => {
      delete d.form;
      delete d.list;
    },
    ['', 'um registro do tipo table precisa de list'],
    ['', 'um registro do tipo table precisa de form'],
  ),
  wrong(
    'a single record that cannot be edited',
    (d) => Object.assign(d, { kind: 'single', permissions: { view: 'exemploVer' } }),
    ['', 'um registro do tipo single precisa de permissions.edit'],
  ),
  wrong(
    'a permission of a field without label',
    (_, p) => Object.assign(p.nome!, { 'x-permission': 'verNome' }),
    ['/schema/properties/nome/x-permission', 'a permissão verNome precisa de rótulo em permissions.fields'],
  ),
  wrong('a scope without its relation', (d) => Object.assign(d.schema, { 'x-scope': 'own-unit' }), [
    '/schema/x-scope',
    'own-unit pede um campo obrigatório com relação a unidade',
  ]),
  wrong(
    'a scope over a field of another kind',
    (d) => Object.assign(d.schema, { 'x-scope': { by: 'own-user', field: 'superior' } }),
    ['/schema/x-scope/field', 'own-user pede um campo obrigatório com relação a usuario'],
  ),
  {
    title: 'a scope with two relations to choose from',
    definition: registerWith(
      {
        de: { type: 'integer', title: 'De', 'x-relation': { resource: 'unidade' } },
        para: { type: 'integer', title: 'Para', 'x-relation': { resource: 'unidade' } },
      },
      { required: ['de', 'para'], 'x-scope': 'own-unit' },
    ),
    says: [['/schema/x-scope', 'own-unit tem mais de um campo possível; indique qual em field']],
  },
  wrong(
    'the same action twice',
    (d) =>
      Object.assign(d, {
        actions: [1, 2].map(() => ({
          name: 'testar',
          title: 'Testar',
          on: 'record',
          permission: 'exemploTestar',
        })),
      }),
    ['/actions/1/name', 'a ação testar aparece mais de uma vez'],
  ),
  wrong(
    'an action that asks for a relation',
    (d) =>
      Object.assign(d, {
        actions: [
          {
            name: 'testar',
            title: 'Testar',
            on: 'record',
            permission: 'exemploTestar',
            input: {
              type: 'object',
              properties: {
                outro: { type: 'integer', title: 'Outro', 'x-relation': { resource: 'exemplo' } },
              },
            },
          },
        ],
      }),
    ['/actions/0/input/properties/outro/x-relation', 'x-relation não vale no que uma ação pede'],
  ),
  wrong(
    'an action that requires what it does not ask',
    (d) =>
      Object.assign(d, {
        actions: [
          {
            name: 'testar',
            title: 'Testar',
            on: 'record',
            permission: 'exemploTestar',
            input: {
              type: 'object',
              required: ['motivo'],
              properties: { valor: { type: 'integer', title: 'Valor' } },
            },
          },
        ],
      }),
    ['/actions/0/input/required/0', 'o campo motivo não existe'],
  ),
];
