import { beforeAll, expect, it } from 'vitest';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import type { Pendencia } from '#schemas/shapes/documento.ts';
import type { Propriedade } from '#schemas/shapes/propriedade.ts';
import { alteracaoOf, campoOf, type Minuta } from '#screens/documento-edicao/minuta.ts';
import { preparoOf } from '#screens/documento-edicao/preparo.ts';
import { loadTexts } from '#src/i18n/i18n.ts';

const minuta: Minuta = {
  assunto: 'Resposta à impugnação',
  sigilo: 0,
  nivelAcesso: 'PUBLICO',
  hipoteseLegal: '',
  vencimento: undefined,
  vigencia: {},
  assuntoClasse: undefined,
  interessados: [],
  destinos: [],
  valores: {},
  campos: {},
};
const propriedades: Propriedade[] = [
  { chave: 'vocativo', marcador: '', rotulo: 'Vocativo', tipo: 'DOCUMENTO', preenchimento: 'PESSOA' },
];
const usados = { valores: ['vocativo', 'assunto'], assinaturas: ['assinatura_1'] };
const pendencias: Pendencia[] = [
  { codigo: 'interessado', texto: 'Indicar o interessado', campo: 'interessados' },
  { codigo: 'marcador', texto: 'Preencher Vocativo', chave: 'vocativo' },
  { codigo: 'assinante', texto: 'Indicar quem assina', chave: 'assinatura_1' },
];
const rafael = { id: 1, marcador: 'assinatura_1', usuario: { id: 3, nome: 'Rafael' } } as Assinante;

beforeAll(() => loadTexts('editor'));

it('counts what the server misses and what is ready', () => {
  const preparo = preparoOf({ minuta, assinantes: [], propriedades, usados, pendencias });
  expect(preparo).toMatchObject({ prontos: 1, total: 4, feitos: ['Assunto'] });
  expect(preparo.faltas).toHaveLength(3);
});

it('takes off at once what was given since the last save', () => {
  const given: Minuta = {
    ...minuta,
    interessados: [
      { id: 1, rotulo: 'Luminar' },
      { id: 2, rotulo: 'Aurora' },
    ],
    valores: { vocativo: 'Senhor Secretário' },
  };
  const preparo = preparoOf({ minuta: given, assinantes: [rafael], propriedades, usados, pendencias });
  expect(preparo.faltas).toEqual([]);
  expect(preparo.feitos).toEqual([
    'Assunto',
    'Interessado: Luminar e mais 1',
    '1 marcador preenchido',
    '1 assinante indicado',
  ]);
  expect(preparo.prontos).toBe(preparo.total);
});

it('sends only the parts that changed, emptied fields as empty', () => {
  const corpo = { type: 'doc' as const, content: [] };
  const changed = new Set(['vencimento', 'assuntoClasse', 'valores'] as const);
  expect(
    alteracaoOf({ ...minuta, valores: { vocativo: ' ', fecho: 'Atenciosamente' } }, changed, () => corpo),
  ).toEqual({
    vencimento: '',
    assuntoClasseId: 0,
    valores: { fecho: 'Atenciosamente' },
  });
  expect(alteracaoOf(minuta, new Set(['corpo']), () => corpo)).toEqual({ corpo });
});

it.each([
  ['valores.vocativo', 'valores'],
  ['destinos.2', 'destinos'],
  ['assuntoClasseId', 'assuntoClasse'],
  ['versao', undefined],
])('a refusal of %s is of the part %s', (field, campo) => {
  expect(campoOf(field)).toBe(campo);
});
