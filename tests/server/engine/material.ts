import type { RegisterDefinition } from '#schemas/generated-definition.ts';

/** A tree of categories, as an installation would add it. */
export const categoria: RegisterDefinition = {
  name: 'categoria-material',
  area: 'administracao',
  title: { one: 'Categoria de material', many: 'Categorias de material', gender: 'f' },
  represent: '{nome}',
  permissions: {
    list: 'categoriaMaterialListar',
    create: 'categoriaMaterialIncluir',
    edit: 'categoriaMaterialEditar',
    view: 'categoriaMaterialConsultar',
    remove: 'categoriaMaterialExcluir',
  },
  schema: {
    type: 'object',
    required: ['nome'],
    properties: {
      nome: { type: 'string', title: 'Nome', maxLength: 100 },
      superior: {
        type: 'integer',
        title: 'Categoria superior',
        'x-tree': true,
        'x-relation': { resource: 'categoria-material' },
      },
      ativo: { type: 'boolean', title: 'Ativo', default: true },
    },
    'x-unique': [['nome', 'superior']],
  },
  form: [{ title: 'Dados', fields: [['nome', 'superior'], ['ativo']] }],
  list: { columns: ['nome', 'superior', 'ativo'], filters: ['superior', 'ativo'], sort: 'nome,asc' },
};

/** Materials: every kind of field, rows within rows, relations to one and to many. */
export const material: RegisterDefinition = {
  name: 'material',
  area: 'administracao',
  title: { one: 'Material', many: 'Materiais', gender: 'm' },
  represent: '{codigo} - {descricao}',
  menu: { section: 'administracao', key: 'cadastro.material', icon: 'package', order: 900 },
  permissions: {
    list: 'materialListar',
    create: 'materialIncluir',
    edit: 'materialEditar',
    view: 'materialConsultar',
    remove: 'materialExcluir',
    fields: { materialVerCusto: 'Ver o custo', materialAlterarCusto: 'Alterar o custo' },
  },
  schema: {
    type: 'object',
    required: ['codigo', 'descricao', 'situacao'],
    properties: {
      codigo: { type: 'string', title: 'Código', maxLength: 20, 'x-unique': true },
      descricao: { type: 'string', title: 'Descrição', maxLength: 100 },
      situacao: {
        type: 'string',
        title: 'Situação',
        enum: ['NOVO', 'USADO', 'BAIXADO'],
        'x-labels': { NOVO: 'Novo', USADO: 'Usado', BAIXADO: 'Baixado' },
        default: 'NOVO',
      },
      motivoBaixa: {
        type: 'string',
        title: 'Motivo da baixa',
        maxLength: 200,
        'x-when': {
          show: { properties: { situacao: { const: 'BAIXADO' } } },
          require: { properties: { situacao: { const: 'BAIXADO' } } },
        },
      },
      categoria: {
        type: 'integer',
        title: 'Categoria',
        'x-relation': { resource: 'categoria-material', filter: { ativo: true } },
      },
      unidades: {
        type: 'array',
        title: 'Unidades que usam',
        items: { type: 'integer' },
        'x-relation': { resource: 'unidade' },
      },
      quantidade: { type: 'integer', title: 'Quantidade', minimum: 0 },
      peso: { type: 'number', title: 'Peso' },
      aquisicao: { type: 'string', title: 'Aquisição', format: 'date' },
      inventario: { type: 'string', title: 'Inventário', format: 'date-time' },
      fornecedor: { type: 'string', title: 'Fornecedor', format: 'cnpj' },
      cores: {
        type: 'array',
        title: 'Cores',
        items: {
          type: 'string',
          enum: ['azul', 'branco', 'preto'],
          'x-labels': { azul: 'Azul', branco: 'Branco', preto: 'Preto' },
        },
      },
      custo: {
        type: 'number',
        title: 'Custo',
        'x-permission': { read: 'materialVerCusto', write: 'materialAlterarCusto' },
      },
      chave: { type: 'string', title: 'Chave de integração', maxLength: 100, 'x-secret': true },
      resumo: { type: 'string', title: 'Resumo', 'x-computed': '{codigo}: {categoria}' },
      lotes: {
        type: 'array',
        title: 'Lotes',
        'x-rows': true,
        items: {
          type: 'object',
          required: ['numero'],
          properties: {
            numero: { type: 'string', title: 'Número', maxLength: 20, 'x-unique': true },
            validade: { type: 'string', title: 'Validade', format: 'date' },
            unidade: { type: 'integer', title: 'Unidade', 'x-relation': { resource: 'unidade' } },
            contagens: {
              type: 'array',
              title: 'Contagens',
              'x-rows': true,
              items: {
                type: 'object',
                required: ['dia'],
                properties: {
                  dia: { type: 'string', title: 'Dia', format: 'date' },
                  total: { type: 'integer', title: 'Total', minimum: 0 },
                },
              },
            },
          },
        },
      },
      ativo: { type: 'boolean', title: 'Ativo', default: true },
    },
  },
  form: [
    {
      title: 'Dados',
      fields: [
        ['codigo', 'descricao', 'situacao', 'motivoBaixa'],
        ['categoria', 'unidades', 'quantidade', 'peso'],
        ['aquisicao', 'inventario', 'fornecedor', 'cores'],
        ['custo', 'chave', 'resumo', 'ativo'],
      ],
    },
    { title: 'Lotes', fields: [['lotes']] },
  ],
  list: {
    columns: ['codigo', 'descricao', 'situacao', 'categoria', 'ativo'],
    filters: [
      'descricao',
      'situacao',
      'categoria',
      'unidades',
      'quantidade',
      'aquisicao',
      'inventario',
      'fornecedor',
      'ativo',
    ],
    search: ['codigo', 'descricao', 'fornecedor'],
    sort: ['descricao,asc', 'codigo,asc', 'quantidade,desc'],
  },
};

/** A material that is accepted as it is. */
export const luva = {
  codigo: 'MAT-1',
  descricao: 'Luva de proteção',
  situacao: 'NOVO',
  quantidade: 40,
  peso: 0.25,
  aquisicao: '2026-03-10',
  inventario: '2026-11-19T18:30:00-03:00',
  fornecedor: '12.ABC.345/01DE-35',
  cores: ['azul', 'preto'],
};
