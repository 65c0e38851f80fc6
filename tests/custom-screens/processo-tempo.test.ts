import { describe, expect, it } from 'vitest';
import type { EtapaPercurso } from '#schemas/shapes/percurso.ts';
import { unitTimes } from '#screens/processo-consulta/unit-times.ts';

const ccl = { id: 3, sigla: 'CCL', nome: 'Compras' };
const pgm = { id: 5, sigla: 'PGM', nome: 'Procuradoria' };
const stage = (more: Partial<EtapaPercurso>): EtapaPercurso => ({
  unidade: ccl,
  recebida: true,
  desde: '2026-11-02T12:00:00Z',
  dias: 2,
  diasUteis: 1,
  retornoObrigatorio: false,
  ...more,
});

describe('o tempo de um processo em cada unidade', () => {
  it('soma as vezes que ele esteve ali, da mais demorada à mais breve, sem o que está a caminho ou se redirecionou', () => {
    const moved = { em: '2026-11-05T12:00:00Z', por: 'Caio', motivo: 'Engano' };
    const times = unitTimes([
      stage({ ate: '2026-11-04T12:00:00Z' }),
      stage({ unidade: pgm, dias: 9, diasUteis: 6, ate: '2026-11-13T12:00:00Z' }),
      stage({
        unidade: { id: 9, sigla: 'SEMAD', nome: '' },
        dias: 40,
        recebida: false,
        redirecionada: moved,
      }),
      stage({ dias: 3, diasUteis: 3, ate: '2026-11-16T12:00:00Z' }),
      stage({ unidade: pgm, recebida: false, dias: 7, diasUteis: 5 }),
    ]);
    expect(
      times.map(({ unidade, dias, diasUteis, agora }) => [unidade.sigla, dias, diasUteis, agora]),
    ).toEqual([
      ['PGM', 9, 6, true],
      ['CCL', 5, 4, false],
    ]);
  });

  it('diz desde quando se está em atraso, e o que se cumpriu com atraso sem dizer que ainda corre', () => {
    const [late] = unitTimes([
      stage({ prazo: '2026-11-01', atrasos: ['RECEBER'], ate: '2026-11-04T12:00:00Z' }),
      stage({ retornoObrigatorio: true, prazoRetorno: '2026-11-10', atrasos: ['DEVOLVER'] }),
    ]);
    expect(late).toMatchObject({ atrasou: true, atrasadaDesde: '2026-11-10' });
    const [done] = unitTimes([
      stage({ prazoResposta: '2026-11-10', respondidaEm: '2026-11-12T12:00:00Z', atrasos: ['RESPONDER'] }),
    ]);
    expect(done?.atrasou).toBe(true);
    expect(done).not.toHaveProperty('atrasadaDesde');
  });
});
