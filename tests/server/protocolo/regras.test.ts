import { describe, expect, it } from 'vitest';
import type { DestinoProtocoloPedido } from '#schemas/shapes/protocolo.ts';
import { kindOfScan } from '#server/protocolo/captura/kind-of-scan.ts';
import { problemOf } from '#server/protocolo/destinos.ts';
import { nextDay } from '#server/protocolo/envio/periodicidade.ts';
import { pendenciasOf } from '#server/protocolo/pendencias.ts';

const unica = { periodicidade: 'UNICA' } as const;

describe('o que falta para concluir um protocolo', () => {
  type Draft = Parameters<typeof pendenciasOf>[0];
  const whole: Draft = {
    assunto: 'Requerimento',
    interessados: [{ id: 1, rotulo: 'Maria' }],
    destinos: [{ especie: 'EMAIL', email: 'a@exemplo.org', rotulo: 'a@exemplo.org', ...unica }],
    nivelAcesso: 'PUBLICO',
    sigilo: 0,
    arquivo: { assinaturas: 0, assinaturasIcp: 0 },
  };
  const rules = { vencimentoObrigatorio: false, foraDaIcpBrasil: false, concluiPorOutro: true };
  const missing = (draft: Partial<Draft>, more: Partial<typeof rules> = {}): string[] =>
    pendenciasOf({ ...whole, ...draft }, { ...rules, ...more }).map(({ codigo }) => codigo);

  it.each<[string, Partial<Draft>, Partial<typeof rules>, string[]]>([
    ['nada', {}, {}, []],
    ['assunto', { assunto: '  ' }, {}, ['assunto']],
    ['interessado e destino', { interessados: [], destinos: [] }, {}, ['interessado', 'destino']],
    ['vencimento que o tipo exige', {}, { vencimentoObrigatorio: true }, ['vencimento']],
    ['o vencimento já dito', { vencimento: '2027-01-01' }, { vencimentoObrigatorio: true }, []],
    [
      'hipótese e o e-mail para fora do restrito',
      { nivelAcesso: 'RESTRITO' },
      {},
      ['hipoteseLegal', 'externo'],
    ],
    ['o e-mail para fora do reservado', { sigilo: 1 }, {}, ['externo']],
    ['assinatura de fora', { arquivo: { assinaturas: 2, assinaturasIcp: 1 } }, {}, ['icpBrasil']],
    ['assinaturas todas da ICP-Brasil', { arquivo: { assinaturas: 2, assinaturasIcp: 2 } }, {}, []],
    [
      'assinatura de fora com a regra',
      { arquivo: { assinaturas: 1, assinaturasIcp: 0 } },
      { foraDaIcpBrasil: true },
      [],
    ],
    ['quem o conclua', {}, { concluiPorOutro: false }, ['autor']],
  ])('%s', (_, draft, more, expected) => {
    expect(missing(draft, more)).toEqual(expected);
  });
});

describe('um destino', () => {
  const mail = (email: string): DestinoProtocoloPedido => ({ especie: 'EMAIL', email, ...unica });
  const inside = (unidadeId: number, usuarioId?: number): DestinoProtocoloPedido => ({
    especie: 'USUARIO',
    unidadeId,
    usuarioId,
    ...unica,
  });
  const list = (grupoId: number): DestinoProtocoloPedido => ({ especie: 'LISTA', grupoId, ...unica });

  it.each<[DestinoProtocoloPedido, DestinoProtocoloPedido[], string | undefined]>([
    [mail('a@exemplo.org'), [mail('b@exemplo.org')], undefined],
    [mail(' A@exemplo.org '), [mail('a@EXEMPLO.org')], 'emailRepetido'],
    [mail('sem arroba'), [], 'email'],
    [mail('a@exemplo'), [], 'email'],
    [list(1), [list(2)], undefined],
    [{ ...list(1), periodicidade: 'MENSAL' }, [list(1)], 'listaRepetida'],
    [inside(1), [inside(2)], undefined],
    [inside(1, 5), [inside(1)], undefined],
    [inside(1, 5), [inside(1, 5)], 'internoRepetido'],
    [{ ...inside(1), periodicidade: 'SEMANAL' }, [], 'periodicidade'],
    [{ especie: 'EMAIL', ...unica }, [], 'incompleto'],
    [{ ...mail('a@exemplo.org'), unidadeId: 1 }, [], 'incompleto'],
    [{ ...list(1), email: 'a@exemplo.org' }, [], 'incompleto'],
    [{ ...inside(1), grupoId: 1 }, [], 'incompleto'],
  ])('%j depois de %j: %s', (one, before, expected) => {
    expect(problemOf(one, before)).toBe(expected);
  });
});

describe('a periodicidade', () => {
  it.each([
    ['UNICA', '2026-11-20', '2026-11-20', undefined],
    ['DIARIA', '2026-12-31', '2026-11-20', '2027-01-01'],
    ['SEMANAL', '2026-11-27', '2026-11-20', '2026-12-04'],
    ['QUINZENAL', '2026-11-20', '2026-11-20', '2026-12-05'],
    ['MENSAL', '2026-11-20', '2026-11-20', '2026-12-20'],
    ['MENSAL', '2027-01-31', '2027-01-31', '2027-02-28'],
    ['MENSAL', '2027-02-28', '2027-01-31', '2027-03-31'],
    ['MENSAL', '2026-12-31', '2026-12-31', '2027-01-31'],
  ] as const)('%s de %s (desde %s): %s', (periodicidade, from, first, expected) => {
    expect(nextDay(periodicidade, from, first)).toBe(expected);
  });
});

describe('a espécie de um arquivo', () => {
  it.each([
    ['%PDF-1.7', 'application/pdf'],
    ['lixo antes\n%PDF-1.4', 'application/pdf'],
    ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
    ['\u0089PNG\r\n\u001a\n', 'image/png'],
    ['II*\u0000', 'image/tiff'],
    ['MM\u0000*', 'image/tiff'],
    ['PK\u0003\u0004', undefined],
    ['', undefined],
  ])('%j', (head, expected) => {
    expect(kindOfScan(Buffer.from(head, 'latin1'))).toBe(expected);
  });
});
