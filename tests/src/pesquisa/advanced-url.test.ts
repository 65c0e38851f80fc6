import { describe, expect, it } from 'vitest';
import { camposPorCaso } from '#schemas/campos-pesquisa.ts';
import { casosDeUso } from '#schemas/enums.ts';
import type { FiltroCampos } from '#schemas/shapes/filtro-pesquisa.ts';
import { readAdvanced, writeAdvanced } from '#src/pesquisa/advanced-url.ts';

const period = { inicio: '2026-11-01', fim: '2026-11-20' };
/** Something asked of every field. */
const everything: Required<Omit<FiltroCampos, 'aba' | 'prioridade' | 'prazo' | 'ordem'>> = {
  q: 'ambulância',
  numero: '7/2026',
  assunto: 'compra',
  interessado: 'Serra',
  cpfCnpj: '52998224725',
  fase: 0,
  origem: 2,
  estado: 99,
  sigilo: 0,
  nivelAcesso: 'RESTRITO',
  autor: 3,
  unidadeOrigem: 4,
  unidadeDetentora: 5,
  tipoDocumento: 6,
  tipoProcesso: 7,
  modeloDocumento: 8,
  assinante: -9,
  assinaturaCertificadoDigital: false,
  assinaturaNuvem: true,
  paraConhecimento: true,
  resposta: 'ATRASADA',
  vigencia: 'VENCIDA',
  dataCriacao: period,
  dataConclusao: period,
  dataUltimoTramite: period,
  vencimento: period,
  fimVigencia: period,
};

describe('the address of an advanced search', () => {
  it.each(casosDeUso)('says everything that is asked of %s, and is read back as it was', (caso) => {
    const filtro = Object.fromEntries(camposPorCaso[caso].map((name) => [name, everything[name]]));
    expect(readAdvanced(writeAdvanced({ caso, filtro }))).toEqual({ caso, filtro });
  });
});
