import { tipoConteudo } from '#schemas/enums.ts';
import { describe, expect, it } from 'vitest';
import {
  planOfProcesses,
  planOfTemplate,
  planOfType,
  type Numbered,
} from '#server/conteudo/numeracao/plan-number.ts';
import type { NumberTemplate } from '#server/conteudo/numeracao/template.repository.ts';

const numbered: Numbered = {
  especie: tipoConteudo.documento,
  tipo: { id: 3, nome: 'Ofício', sigla: 'OF' },
  unidade: { id: 10, sigla: 'PGM' },
  organizacao: { id: 1, sigla: 'PREF' },
  ano: 2026,
};

const free = {
  id: 5,
  formato: 'LIVRE',
  mascara: '{sequencia}/{ano}',
  porTipo: false,
  porOrganizacao: false,
  porUnidade: false,
  reinicioAnual: true,
  nomeDoTipo: false,
  inicio: null,
} as unknown as NumberTemplate;
const nup = { ...free, formato: 'NUP', codigoNup: '35041' } as NumberTemplate;

describe('o contador de um modelo de numeração', () => {
  it('é do modelo, e do que ele separa', () => {
    expect(planOfTemplate(free, numbered).counter).toEqual({
      chave: 'template:5',
      ano: 2026,
      descricao: '{sequencia}/{ano}',
      inicio: 1,
    });
    const apart = { ...free, porTipo: true, porOrganizacao: true, porUnidade: true } as NumberTemplate;
    expect(planOfTemplate(apart, numbered).counter).toMatchObject({
      chave: 'template:5:tipo:3:organizacao:1:unidade:10',
      descricao: '{sequencia}/{ano}, Ofício, PREF, PGM',
    });
  });

  it('só uma máscara livre segue de um ano para outro', () => {
    expect(planOfTemplate({ ...free, reinicioAnual: false }, numbered).counter.ano).toBe(0);
    expect(planOfTemplate({ ...nup, reinicioAnual: false }, numbered).counter.ano).toBe(2026);
  });

  it('em NUP é um por código, seja qual for o modelo, e nada o separa', () => {
    const apart = { ...nup, porTipo: true, porOrganizacao: true, porUnidade: true } as NumberTemplate;
    expect(planOfTemplate(apart, numbered).counter).toMatchObject({
      chave: 'nup:35041',
      descricao: 'NUP 35041',
    });
  });

  it('começa onde se pede e escreve como a regra diz', () => {
    const plan = planOfTemplate({ ...free, inicio: 100, nomeDoTipo: true }, numbered);
    expect(plan.counter.inicio).toBe(100);
    expect(plan.write(7)).toBe('Ofício 7/2026');
    expect(planOfTemplate(nup, numbered).write(7)).toMatch(/^35041\.000007\/2026-/);
  });

  it('recusa em palavras o número que não cabe', () => {
    expect(() => planOfTemplate(nup, numbered).write(1_000_000)).toThrow('transicaoNaoPermitida');
  });
});

describe('o contador dos processos', () => {
  const processo: Numbered = { ...numbered, especie: tipoConteudo.processo };

  it('sem modelo é um por organização e ano, e não diz o nome do tipo', () => {
    const plan = planOfProcesses(processo);
    expect(plan.counter).toMatchObject({ chave: 'processo:1', ano: 2026, inicio: 1 });
    expect(plan.write(7)).toBe('7/2026');
  });

  it('de um tipo não é o do tipo de documento que tem o mesmo id', () => {
    const apart = { ...free, porTipo: true } as NumberTemplate;
    expect(planOfTemplate(apart, processo).counter.chave).toBe('template:5:tipoProcesso:3');
  });
});

describe('o contador de um tipo sem modelo', () => {
  it('é do tipo, e da unidade se pedido', () => {
    const rule = { mascara: null, reinicioAnual: true, porUnidade: true };
    const plan = planOfType(rule, numbered);
    expect(plan.counter).toEqual({ chave: 'documento:3:10', ano: 2026, descricao: 'Ofício, PGM', inicio: 1 });
    expect(plan.write(4)).toBe('Ofício 4/2026-PGM');
    expect(planOfType({ ...rule, porUnidade: false }, numbered).counter).toMatchObject({
      chave: 'documento:3',
      descricao: 'Ofício',
    });
    expect(planOfType({ ...rule, reinicioAnual: false }, numbered).counter.ano).toBe(0);
    expect(planOfType({ ...rule, mascara: '{sequencia:3}-{organizacao}-{sigla}' }, numbered).write(4)).toBe(
      'Ofício 004-PREF-OF',
    );
  });
});
