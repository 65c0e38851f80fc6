import { readFileSync } from 'node:fs';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';

/** The example of the guide for integrators, as it is printed there. */
export const veiculo = ((): RegisterDefinition => {
  const guide = readFileSync(new URL('../../../docs/cadastros.md', import.meta.url), 'utf8');
  const code = /```json\n([\s\S]*?)```/.exec(guide)?.[1];
  if (code === undefined) throw new Error('the guide has no example');
  return JSON.parse(code) as RegisterDefinition;
})();

const permissions = (name: string): RegisterDefinition['permissions'] => ({
  list: `${name}Listar`,
  create: `${name}Incluir`,
  edit: `${name}Editar`,
  view: `${name}Consultar`,
  remove: `${name}Excluir`,
});

/** A tree of places where things are kept. */
export const deposito: RegisterDefinition = {
  name: 'deposito',
  area: 'administracao',
  title: { one: 'Depósito', many: 'Depósitos', gender: 'm' },
  represent: '{codigo} - {nome}',
  permissions: permissions('deposito'),
  schema: {
    type: 'object',
    required: ['codigo', 'nome'],
    properties: {
      codigo: { type: 'string', title: 'Código', 'x-mask': 'AA-999', 'x-unique': true },
      nome: { type: 'string', title: 'Nome', maxLength: 80 },
      dentroDe: {
        type: 'integer',
        title: 'Fica dentro de',
        'x-relation': { resource: 'deposito' },
        'x-tree': true,
      },
      lugares: { type: 'integer', title: 'Lugares', minimum: 1, maximum: 500, 'x-except': 0 },
      abre: { type: 'string', title: 'Abre às', format: 'hora' },
      fecha: { type: 'string', title: 'Fecha às', format: 'hora', 'x-compare': { gt: 'abre' } },
      ativo: { type: 'boolean', title: 'Ativo', default: true },
    },
  },
  form: [
    {
      title: 'Dados',
      fields: [
        ['codigo', 'nome'],
        ['dentroDe', 'lugares'],
        ['abre', 'fecha', 'ativo'],
      ],
    },
  ],
  list: {
    columns: ['codigo', 'nome', 'dentroDe', 'lugares', 'ativo'],
    filters: ['nome', 'dentroDe', 'lugares', 'ativo'],
    search: ['codigo', 'nome'],
    sort: ['codigo,asc', 'lugares,desc'],
  },
};

/** Contracts: rows with relations, conditions, masks, and a number that is one in its year. */
export const contrato: RegisterDefinition = {
  name: 'contrato',
  area: 'administracao',
  title: { one: 'Contrato', many: 'Contratos', gender: 'm' },
  represent: '{numero}/{ano} - {objeto}',
  permissions: permissions('contrato'),
  schema: {
    type: 'object',
    required: ['numero', 'ano', 'objeto', 'contratado', 'inicio'],
    properties: {
      numero: { type: 'integer', title: 'Número', minimum: 1 },
      ano: { type: 'integer', title: 'Ano', minimum: 2000, maximum: 2100 },
      objeto: { type: 'string', title: 'Objeto', maxLength: 200 },
      contratado: { type: 'string', title: 'Contratado', format: 'cpf-cnpj' },
      inicio: { type: 'string', title: 'Início', format: 'date' },
      fim: { type: 'string', title: 'Fim', format: 'date', 'x-compare': { gte: 'inicio' } },
      garantia: { type: 'boolean', title: 'Tem garantia', default: false },
      modalidade: {
        type: 'string',
        title: 'Modalidade da garantia',
        enum: ['CAUCAO', 'SEGURO', 'FIANCA'],
        'x-labels': { CAUCAO: 'Caução', SEGURO: 'Seguro-garantia', FIANCA: 'Fiança bancária' },
        'x-when': {
          show: { properties: { garantia: { const: true } } },
          require: { properties: { garantia: { const: true } } },
        },
      },
      veiculos: {
        type: 'array',
        title: 'Veículos',
        items: { type: 'integer' },
        'x-relation': { resource: 'veiculo', label: 'placa' },
      },
      aditivos: {
        type: 'array',
        title: 'Aditivos',
        'x-rows': true,
        items: {
          type: 'object',
          required: ['sequencia', 'assinatura'],
          properties: {
            sequencia: { type: 'integer', title: 'Sequência', minimum: 1, 'x-unique': true },
            assinatura: { type: 'string', title: 'Assinatura', format: 'date' },
            unidade: { type: 'integer', title: 'Unidade', 'x-relation': { resource: 'unidade' } },
            valor: { type: 'number', title: 'Valor' },
          },
        },
      },
    },
    'x-unique': [['numero', 'ano']],
  },
  form: [
    {
      title: 'Dados',
      fields: [
        ['numero', 'ano', 'contratado'],
        ['objeto'],
        ['inicio', 'fim'],
        ['garantia', 'modalidade', 'veiculos'],
      ],
    },
    { title: 'Aditivos', fields: [['aditivos']] },
  ],
  list: {
    columns: ['numero', 'ano', 'objeto', 'contratado', 'fim', 'garantia'],
    filters: ['ano', 'contratado', 'inicio', 'fim', 'garantia', 'modalidade', 'veiculos'],
    search: ['objeto', 'contratado'],
    sort: ['ano,desc', 'numero,asc'],
  },
};
