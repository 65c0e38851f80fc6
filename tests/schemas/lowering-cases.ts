import type { Properties, RecordSchema, RegisterProperty } from '#schemas/generated-definition.ts';
import type { LowerChoices } from '#schemas/lower.ts';

/** Fields, records that are accepted, and records refused with what is said of each field. */
export interface LoweringCase {
  readonly title: string;
  readonly properties: Properties;
  readonly record?: Partial<RecordSchema>;
  readonly choices?: LowerChoices;
  readonly accepts: readonly object[];
  /** Record and what is said of it, field: message. */
  readonly refuses: readonly (readonly [object, Record<string, string>])[];
}

export const text = (title: string, more: Partial<RegisterProperty> = {}): RegisterProperty => ({
  type: 'string',
  title,
  ...more,
});
export const whole = (title: string, more: Partial<RegisterProperty> = {}): RegisterProperty => ({
  type: 'integer',
  title,
  ...more,
});
export const rows = (
  properties: Properties,
  more: Partial<RegisterProperty> = {},
  required: string[] = [],
): RegisterProperty => ({
  type: 'array',
  title: 'Linhas',
  'x-rows': true,
  items: { type: 'object', required, properties },
  ...more,
});

/** Each keyword of the vocabulary. */
export const loweringCases: readonly LoweringCase[] = [
  {
    title: 'required, lengths and an unknown field',
    properties: { sigla: text('Sigla', { minLength: 2, maxLength: 4 }) },
    record: { required: ['sigla'] },
    accepts: [{ sigla: 'CCL' }, { sigla: 'ÁÉÍÓ' }, { sigla: '😀😀😀😀' }],
    refuses: [
      [{}, { sigla: 'Sigla é um campo obrigatório.' }],
      [{ sigla: 'CCLIC' }, { sigla: 'Sigla precisa ter no máximo 4 caracteres.' }],
      [{ sigla: 'C' }, { sigla: 'Sigla precisa ter no mínimo 2 caracteres.' }],
      [{ sigla: 'CCL', cor: 'azul' }, { cor: 'Este campo não existe aqui.' }],
      [{ sigla: 3 }, { sigla: 'Sigla precisa ser texto.' }],
    ],
  },
  {
    title: 'numbers',
    properties: {
      anos: whole('Anos', { minimum: 1, maximum: 1000 }),
      peso: { type: 'number', title: 'Peso', exclusiveMinimum: 0, exclusiveMaximum: 2, multipleOf: 0.5 },
    },
    accepts: [{ anos: 1, peso: 1.5 }, {}],
    refuses: [
      [{ anos: '1' }, { anos: 'Anos precisa ser número inteiro.' }],
      [{ anos: 1.5 }, { anos: 'Anos precisa ser número inteiro.' }],
      [{ peso: 'a' }, { peso: 'Peso precisa ser número.' }],
      [{ anos: 0 }, { anos: 'Anos precisa ser no mínimo 1.' }],
      [{ anos: 1001 }, { anos: 'Anos precisa ser no máximo 1.000.' }],
      [{ peso: 0 }, { peso: 'Peso precisa ser maior que 0.' }],
      [{ peso: 2 }, { peso: 'Peso precisa ser menor que 2.' }],
      [{ peso: 1.2 }, { peso: 'Peso precisa ser múltiplo de 0,5.' }],
    ],
  },
  {
    title: 'const: the only value that may be written',
    properties: { termo: text('Termo', { const: 'ACEITO' }) },
    accepts: [{}, { termo: 'ACEITO' }],
    refuses: [[{ termo: 'aceito' }, { termo: 'Este valor não é aceito em Termo.' }]],
  },
  {
    title: 'enum with x-labels, in a field and in a list',
    properties: {
      tipo: text('Tipo', { enum: ['A', 'B'], 'x-labels': { A: 'Um', B: 'Dois' } }),
      dias: {
        type: 'array',
        title: 'Dias',
        uniqueItems: true,
        items: { type: 'integer', enum: [1, 2], 'x-labels': { 1: 'Dom', 2: 'Seg' } },
      },
    },
    accepts: [{ tipo: 'A', dias: [1, 2] }],
    refuses: [
      [{ tipo: 'Um' }, { tipo: 'Escolha um dos valores de Tipo.' }],
      [{ dias: [3] }, { 'dias.0': 'Escolha um dos valores de Dias.' }],
      [{ dias: [1, 1] }, { dias: 'Dias tem um item repetido.' }],
      [{ dias: 1 }, { dias: 'Dias precisa ser uma lista.' }],
    ],
  },
  {
    title: 'x-mask',
    properties: {
      placa: text('Placa', { 'x-mask': 'AAA-9*99' }),
      processo: text('Processo', { 'x-mask': '(99) 9.9/9' }),
    },
    accepts: [{ placa: 'MLT-1B23' }, { placa: 'mlt-1023' }, { processo: '(12) 3.4/5' }],
    refuses: [
      [{ placa: 'MLT1B23' }, { placa: 'Placa não está no formato esperado.' }],
      [{ placa: 'ML1-1B23' }, { placa: 'Placa não está no formato esperado.' }],
      [{ processo: '(12) 3x4/5' }, { processo: 'Processo não está no formato esperado.' }],
    ],
  },
  {
    title: 'x-mask beside a pattern',
    properties: { codigo: text('Código', { pattern: '^[A-M]', 'x-mask': 'A9' }) },
    accepts: [{ codigo: 'B1' }],
    refuses: [
      [{ codigo: 'Z1' }, { codigo: 'Código não está no formato esperado.' }],
      [{ codigo: 'BB' }, { codigo: 'Código não está no formato esperado.' }],
    ],
  },
  {
    title: 'x-except escapes both limits',
    properties: {
      prazo: whole('Prazo', { minimum: 5, maximum: 30, 'x-except': -1 }),
      teto: whole('Teto', { exclusiveMaximum: 10, 'x-except': 99 }),
    },
    accepts: [{ prazo: -1 }, { prazo: 5 }, { prazo: 30 }, { teto: 99 }, { teto: 9 }],
    refuses: [
      [{ prazo: 4 }, { prazo: 'Prazo precisa ser no mínimo 5.' }],
      [{ prazo: 31 }, { prazo: 'Prazo precisa ser no máximo 30.' }],
      [{ prazo: 'x' }, { prazo: 'Prazo precisa ser número inteiro.' }],
      [{ teto: 10 }, { teto: 'Teto precisa ser menor que 10.' }],
    ],
  },
  {
    title: 'x-compare of dates, times, instants and numbers',
    properties: {
      inicio: text('Início', { format: 'date' }),
      fim: text('Fim', { format: 'date', 'x-compare': { gte: 'inicio' } }),
      abre: text('Abre', { format: 'date-time' }),
      fecha: text('Fecha', { format: 'date-time', 'x-compare': { gt: 'abre' } }),
      de: whole('De'),
      ate: whole('Até', { 'x-compare': { gte: 'de', ne: 'passo' } }),
      passo: whole('Passo'),
      igual: whole('Igual', { 'x-compare': { eq: 'de' } }),
      menor: whole('Menor', { 'x-compare': { lt: 'de' } }),
      naoMaior: whole('Não maior', { 'x-compare': { lte: 'de' } }),
    },
    accepts: [
      { inicio: '2026-01-01', fim: '2026-01-01' },
      { fim: '2020-01-01' },
      { inicio: '2026-01-01' },
      // An hour later, though the text sorts before.
      { abre: '2026-01-01T10:00:00-03:00', fecha: '2026-01-01T09:00:00-05:00' },
      { de: 1, ate: 2, passo: 1, igual: 1, menor: 0, naoMaior: 1 },
    ],
    refuses: [
      [{ inicio: '2026-01-02', fim: '2026-01-01' }, { fim: 'Fim precisa ser maior ou igual a Início.' }],
      [
        { abre: '2026-01-01T10:00:00Z', fecha: '2026-01-01T07:00:00-03:00' },
        { fecha: 'Fecha precisa ser maior que Abre.' },
      ],
      [{ de: 1, ate: 1, passo: 1 }, { ate: 'Até precisa ser diferente de Passo.' }],
      [{ de: 2, igual: 1 }, { igual: 'Igual precisa ser igual a De.' }],
      [{ de: 2, menor: 2 }, { menor: 'Menor precisa ser menor que De.' }],
      [{ de: 2, naoMaior: 3 }, { naoMaior: 'Não maior precisa ser menor ou igual a De.' }],
    ],
  },
  {
    title: 'x-when shows and requires',
    properties: {
      tipo: text('Tipo'),
      cnpj: text('CNPJ', { 'x-when': { show: { properties: { tipo: { const: 'PJ' } } } } }),
      motivo: text('Motivo', { 'x-when': { require: { properties: { tipo: { enum: ['A', 'B'] } } } } }),
      anexo: text('Anexo', {
        'x-when': {
          show: { properties: { tipo: { const: 'A' } } },
          require: { properties: { motivo: { minLength: 3 } } },
        },
      }),
    },
    record: { required: ['cnpj'] },
    accepts: [
      {},
      { tipo: 'PF' },
      { tipo: 'PJ', cnpj: '1' },
      { tipo: 'B', motivo: 'longo' },
      { tipo: 'A', motivo: 'x' },
      { tipo: 'A', motivo: 'longo', anexo: 'y' },
    ],
    refuses: [
      [{ tipo: 'PJ' }, { cnpj: 'CNPJ é um campo obrigatório.' }],
      [{ tipo: 'A' }, { motivo: 'Motivo é um campo obrigatório.' }],
      [{ tipo: 'A', motivo: 'longo' }, { anexo: 'Anexo é um campo obrigatório.' }],
    ],
  },
  {
    title: 'x-when: an absent field makes a condition false, also under not and in each branch of anyOf',
    properties: {
      a: whole('A'),
      b: whole('B'),
      negado: text('Negado', { 'x-when': { require: { not: { properties: { a: { const: 1 } } } } } }),
      ou: text('Ou', {
        'x-when': {
          require: { anyOf: [{ properties: { a: { const: 3 } } }, { properties: { b: { const: 3 } } }] },
        },
      }),
    },
    accepts: [{}, { a: 1 }, { a: 2, negado: 'x' }, { b: 3, ou: 'x' }],
    refuses: [
      [{ a: 2 }, { negado: 'Negado é um campo obrigatório.' }],
      [{ b: 3 }, { ou: 'Ou é um campo obrigatório.' }],
    ],
  },
  {
    title: 'x-tree: the parent is a record of the same register; cycles are found by who has the records',
    properties: { pai: whole('Pai', { 'x-relation': { resource: 'exemplo' }, 'x-tree': true }) },
    accepts: [{}, { pai: 3 }],
    refuses: [
      [{ pai: 'três' }, { pai: 'Pai precisa ser número inteiro.' }],
      [{ pai: 0 }, { pai: 'Pai precisa ser no mínimo 1.' }],
    ],
  },
  {
    title: 'x-relation to one and to many',
    properties: {
      unidade: whole('Unidade', { 'x-relation': { resource: 'unidade' } }),
      pessoas: {
        type: 'array',
        title: 'Pessoas',
        minItems: 1,
        maxItems: 2,
        'x-relation': { resource: 'usuario' },
      },
    },
    accepts: [{ unidade: 1, pessoas: [1, 2] }],
    refuses: [
      [{ unidade: 0 }, { unidade: 'Unidade precisa ser no mínimo 1.' }],
      [{ unidade: 'CCL' }, { unidade: 'Unidade precisa ser número inteiro.' }],
      [{ pessoas: [1, 1] }, { pessoas: 'Pessoas tem um item repetido.' }],
      [{ pessoas: [] }, { pessoas: 'Inclua ao menos um item em Pessoas.' }],
      [{ pessoas: [1, 2, 3] }, { pessoas: 'Pessoas aceita no máximo 2 itens.' }],
      [{ pessoas: ['x'] }, { 'pessoas.0': 'Pessoas precisa ser número inteiro.' }],
    ],
  },
  {
    title: 'x-rows with required, unique and conditional columns, and rows of their own',
    properties: {
      linhas: rows(
        {
          unidade: whole('Unidade', { 'x-relation': { resource: 'unidade' }, 'x-unique': true }),
          tipo: text('Tipo'),
          prazo: whole('Prazo', { 'x-when': { require: { properties: { tipo: { const: 'P' } } } } }),
          faixas: rows(
            {
              de: text('De', { format: 'hora' }),
              ate: text('Até', { format: 'hora', 'x-compare': { gt: 'de' } }),
            },
            { title: 'Faixas', maxItems: 1 },
          ),
        },
        { minItems: 1 },
        ['unidade'],
      ),
    },
    accepts: [
      { linhas: [{ id: 7, unidade: 1 }, { unidade: 2 }] },
      { linhas: [{ unidade: 1, tipo: 'P', prazo: 2, faixas: [{ de: '08:00', ate: '12:00' }] }] },
    ],
    refuses: [
      [{ linhas: [] }, { linhas: 'Inclua ao menos um item em Linhas.' }],
      [{ linhas: [{ tipo: 'x' }] }, { 'linhas.0.unidade': 'Unidade é um campo obrigatório.' }],
      [
        { linhas: [{ unidade: 1 }, { unidade: 2 }, { unidade: 1 }] },
        { 'linhas.2.unidade': 'Este valor de Unidade já está na lista.' },
      ],
      [{ linhas: [{ unidade: 1, tipo: 'P' }] }, { 'linhas.0.prazo': 'Prazo é um campo obrigatório.' }],
      [{ linhas: [{ unidade: 1, cor: 1 }] }, { 'linhas.0.cor': 'Este campo não existe aqui.' }],
      [
        { linhas: [{ unidade: 1, faixas: [{ de: '12:00', ate: '08:00' }] }] },
        { 'linhas.0.faixas.0.ate': 'Até precisa ser maior que De.' },
      ],
      [{ linhas: ['x'] }, { 'linhas.0': 'Linhas precisa ser um conjunto de campos.' }],
    ],
  },
  {
    title: 'columns of rows unique together; an empty one does not count',
    properties: {
      destinos: {
        type: 'array',
        title: 'Destinos',
        'x-rows': true,
        items: {
          type: 'object',
          'x-unique': [['unidade', 'usuario']],
          properties: { unidade: whole('Unidade'), usuario: whole('Usuário') },
        },
      },
    },
    accepts: [
      { destinos: [{ unidade: 1, usuario: 1 }, { unidade: 1, usuario: 2 }, { unidade: 1 }, { unidade: 1 }] },
    ],
    refuses: [
      [
        {
          destinos: [
            { unidade: 1, usuario: 1 },
            { unidade: 1, usuario: 1 },
          ],
        },
        { 'destinos.1.usuario': 'Este valor de Usuário já está na lista.' },
      ],
    ],
  },
  {
    title: 'x-secret is asked on creation',
    properties: { senha: text('Senha', { 'x-secret': true, minLength: 8 }) },
    record: { required: ['senha'] },
    accepts: [{ senha: 'oito letras' }],
    refuses: [[{}, { senha: 'Senha é um campo obrigatório.' }]],
  },
  {
    title: 'x-secret is kept when absent from an edit',
    properties: { senha: text('Senha', { 'x-secret': true, minLength: 8 }) },
    record: { required: ['senha'] },
    choices: { action: 'edit' },
    accepts: [{}, { senha: 'oito letras' }],
    refuses: [[{ senha: 'curta' }, { senha: 'Senha precisa ter no mínimo 8 caracteres.' }]],
  },
  {
    title: 'x-computed is never written',
    properties: { sigla: text('Sigla'), rotulo: text('Rótulo', { 'x-computed': '{sigla} - {nome}' }) },
    accepts: [{ sigla: 'x' }],
    refuses: [[{ rotulo: 'x' }, { rotulo: 'Este campo não existe aqui.' }]],
  },
  {
    title: 'readOnly is written only by the server',
    properties: { sigla: text('Sigla'), antes: text('Antes', { readOnly: true }) },
    accepts: [{ sigla: 'x' }],
    refuses: [[{ antes: 'x' }, { antes: 'Este campo não existe aqui.' }]],
  },
  {
    title: 'x-permission: fields that the person may not write do not exist, nor do comparisons with them',
    properties: {
      inicio: text('Início', { format: 'date' }),
      fim: text('Fim', { format: 'date', 'x-compare': { gte: 'inicio' } }),
    },
    record: { required: ['inicio', 'fim'] },
    choices: { action: 'create', fields: ['fim'] },
    accepts: [{ fim: '2026-01-01' }],
    refuses: [
      [{ fim: '2026-01-01', inicio: '2026-02-01' }, { inicio: 'Este campo não existe aqui.' }],
      [{}, { fim: 'Fim é um campo obrigatório.' }],
    ],
  },
  {
    title: 'x-image, x-file, a list of texts, an object and yes/no',
    properties: {
      logo: text('Logo', { 'x-image': { types: ['image/png'] } }),
      projeto: text('Projeto', { 'x-widget': 'file', 'x-file': { types: ['pdf'] } }),
      regras: { type: 'array', title: 'Regras', items: { type: 'string', maxLength: 3 } },
      corpo: { type: 'object', title: 'Corpo', 'x-widget': 'corpo-documento' },
      ativo: { type: 'boolean', title: 'Ativo' },
    },
    accepts: [
      { logo: 'a1', projeto: 'b2', regras: ['abc'], corpo: { qualquer: [1, { x: 1 }] }, ativo: false },
    ],
    refuses: [
      [{ logo: 'a'.repeat(65) }, { logo: 'Logo precisa ter no máximo 64 caracteres.' }],
      [{ projeto: 'a'.repeat(65) }, { projeto: 'Projeto precisa ter no máximo 64 caracteres.' }],
      [{ regras: ['abcd'] }, { 'regras.0': 'Regras precisa ter no máximo 3 caracteres.' }],
      [{ corpo: [] }, { corpo: 'Corpo precisa ser um conjunto de campos.' }],
      [{ ativo: 'sim' }, { ativo: 'Ativo precisa ser sim ou não.' }],
    ],
  },
];
