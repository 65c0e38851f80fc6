import { describe, expect, it } from 'vitest';
import { checkDefinition } from '#schemas/check-definition.ts';
import { lower } from '#schemas/lower.ts';
import { browserSide, serverSide } from './both-sides.ts';
import { formatCases } from './format-cases.ts';
import { loweringCases, rows, text, whole } from './lowering-cases.ts';
import { registerWith } from './register-fixture.ts';

describe('lowering, keyword by keyword, judged by both sides', () => {
  it.each([...loweringCases, ...formatCases])(
    '$title',
    async ({ properties, record, choices = { action: 'create' }, accepts, refuses }) => {
      const definition = registerWith(properties, record);
      expect(checkDefinition(definition)).toEqual([]);
      const { schema } = lower(definition, choices);
      for (const judge of [serverSide(schema), await browserSide(schema)]) {
        for (const good of accepts) expect([good, judge(good)]).toEqual([good, []]);
        for (const [bad, expected] of refuses) {
          const said = Object.fromEntries(judge(bad).map(({ campo, mensagem }) => [campo, mensagem]));
          expect([bad, said]).toEqual([bad, expected]);
        }
      }
    },
  );
});

describe('the form of a lowered definition', () => {
  const definition = registerWith({
    unidade: whole('Unidade', { 'x-relation': { resource: 'unidade', filter: { ativo: true } } }),
    superior: whole('Superior', { 'x-relation': { resource: 'exemplo' }, 'x-tree': true }),
    pessoas: { type: 'array', title: 'Pessoas', 'x-relation': { resource: 'usuario' } },
    tipo: text('Tipo', { enum: ['A', 'B'], 'x-labels': { A: 'Um', B: 'Dois' } }),
    cpf: text('CPF', { format: 'cpf', examples: ['000.000.000-00'] }),
    placa: text('Placa', { 'x-mask': 'AAA9' }),
    inicio: text('Início', { format: 'date' }),
    senha: text('Senha', { 'x-secret': true }),
    logo: text('Logo', { 'x-image': { types: ['image/png'], maxWidth: 10 } }),
    texto: text('Texto', { 'x-widget': 'textarea', 'x-when': { show: { required: ['tipo'] } } }),
    corpo: { type: 'object', title: 'Corpo', 'x-widget': 'corpo-documento' },
    linhas: rows({
      cargo: whole('Cargo', { 'x-relation': { resource: 'cargo' } }),
      nota: text('Nota', { 'x-computed': '{cargo}' }),
    }),
    calculado: text('Calculado', { 'x-computed': '{nome}' }),
  });
  const { uiSchema, schema } = lower(definition, { action: 'create' });

  it('gives each field the widget of its keywords and what the widget needs', () => {
    expect(uiSchema).toMatchObject({
      unidade: {
        'ui:widget': 'relation',
        'ui:options': { relation: { resource: 'unidade', filter: { ativo: true } } },
      },
      superior: { 'ui:widget': 'tree' },
      pessoas: { 'ui:widget': 'relation-many' },
      tipo: { 'ui:enumNames': ['Um', 'Dois'] },
      cpf: {
        'ui:widget': 'mask',
        'ui:placeholder': '000.000.000-00',
        'ui:options': { mask: '999.999.999-99', format: 'cpf' },
      },
      placa: { 'ui:widget': 'mask', 'ui:options': { mask: 'AAA9' } },
      inicio: { 'ui:widget': 'date' },
      senha: { 'ui:widget': 'password', 'ui:options': { secret: true } },
      logo: { 'ui:widget': 'image', 'ui:options': { image: { maxWidth: 10 } } },
      texto: { 'ui:widget': 'textarea', 'ui:options': { when: { show: { required: ['tipo'] } } } },
      corpo: { 'ui:field': 'corpo-documento' },
      linhas: {
        'ui:options': { rows: true },
        items: {
          'ui:order': ['id', 'cargo'],
          id: { 'ui:widget': 'hidden' },
          cargo: { 'ui:widget': 'relation' },
        },
      },
    });
    expect(uiSchema).not.toHaveProperty('calculado');
  });

  it('orders the fields as the form does, and is plain JSON', () => {
    const placed = definition.form?.[0]?.fields.flat().filter((name) => name !== 'calculado');
    expect(uiSchema['ui:order']).toEqual(placed);
    expect(JSON.parse(JSON.stringify({ schema, uiSchema }))).toEqual({ schema, uiSchema });
  });

  it('leaves nothing of the vocabulary but the two code keywords', () => {
    const left = new Set(JSON.stringify(schema).match(/"x-[a-z]+"/g));
    expect([...left].filter((keyword) => !['"x-compare"', '"x-distinct"'].includes(keyword))).toEqual([]);
  });
});
