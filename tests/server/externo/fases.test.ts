import { describe, expect, it } from 'vitest';
import { cabe, depois, passos, passosDe, poderDe } from '#server/solicitacao/fases.ts';
import { situacaoDe } from '#server/solicitacao/intimacao/situacao.ts';

describe('the table of phases', () => {
  it('leads from each phase only where it says, on either side, and nowhere once there was an outcome', () => {
    const phases = ['SOLICITACAO', 'DEVOLUCAO', 'CONFERENCIA', 'AUTUADO', 'ASSINAR'] as const;
    const walked = phases.map((situacao) => {
      const side = (quem: 'ORGAO' | 'EXTERNO') => passosDe(quem, { situacao, encerrada: false }).join(' ');
      return `${situacao}: ${side('ORGAO')} | ${side('EXTERNO')}`;
    });
    expect(walked).toEqual([
      'SOLICITACAO: conferirSolicitacao devolverSolicitacao pedirAssinatura autuarSolicitacao encerrarSolicitacao partilharDocumento | complementar',
      'DEVOLUCAO: conferirSolicitacao partilharDocumento | responderDevolucao',
      'CONFERENCIA: devolverSolicitacao pedirAssinatura autuarSolicitacao encerrarSolicitacao partilharDocumento | complementar',
      'AUTUADO: encerrarSolicitacao partilharDocumento | complementar',
      'ASSINAR: conferirSolicitacao partilharDocumento | complementar assinarSolicitacao',
    ]);
    for (const { ato } of passos)
      for (const situacao of phases) {
        expect(cabe(ato, { situacao, encerrada: true })).toBe(false);
        if (!cabe(ato, { situacao, encerrada: false }))
          expect(() => depois(ato, { situacao, encerrada: false })).toThrow();
      }
    const leads = (ato: (typeof passos)[number]['ato'], situacao: (typeof phases)[number]) =>
      depois(ato, { situacao, encerrada: false });
    expect([
      leads('devolverSolicitacao', 'SOLICITACAO'),
      leads('responderDevolucao', 'DEVOLUCAO'),
      leads('conferirSolicitacao', 'SOLICITACAO'),
      leads('pedirAssinatura', 'CONFERENCIA'),
      leads('assinarSolicitacao', 'ASSINAR'),
      leads('autuarSolicitacao', 'CONFERENCIA'),
      leads('complementar', 'AUTUADO'),
    ]).toEqual(['DEVOLUCAO', 'SOLICITACAO', 'CONFERENCIA', 'ASSINAR', 'CONFERENCIA', 'AUTUADO', 'AUTUADO']);
  });
});

describe('who acts for another', () => {
  it('needs the power to sign for a signature, and the power to ask for anything else of theirs', () => {
    const theirs = passos.filter(({ quem }) => quem === 'EXTERNO').map(({ ato }) => [ato, poderDe(ato)]);
    expect(theirs).toEqual([
      ['responderDevolucao', 'pede'],
      ['complementar', 'pede'],
      ['assinarSolicitacao', 'assina'],
    ]);
  });
});

describe('a notice', () => {
  it('stands as what happened to it last says', () => {
    const at = new Date('2026-11-20T12:00:00Z');
    const fresh = { ciencia: null, respondidaEm: null, canceladaEm: null } as const;
    expect([
      situacaoDe(fresh),
      situacaoDe({ ...fresh, ciencia: 'LEITURA' }),
      situacaoDe({ ...fresh, ciencia: 'TACITA' }),
      situacaoDe({ ...fresh, ciencia: 'TACITA', respondidaEm: at }),
      situacaoDe({ ...fresh, canceladaEm: at }),
    ]).toEqual(['ENVIADA', 'LIDA', 'TACITA', 'RESPONDIDA', 'CANCELADA']);
  });
});
