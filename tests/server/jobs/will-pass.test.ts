import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { AppError } from '#schemas/app-error.ts';
import { ApartEnded } from '#server/ferramentas/apart/limits.ts';
import { VolumeProblemError } from '#server/base/files/volume-problem.ts';
import { leavePassing, willPass } from '#server/base/jobs/will-pass.ts';

const ofPostgres = (code: string): Error =>
  Object.assign(new pg.DatabaseError('recusado', 1, 'error'), { code });

const passing: readonly [string, Error][] = [
  ['um impasse', ofPostgres('40P01')],
  ['o banco que encerra', ofPostgres('57P01')],
  ['o banco que inicia', ofPostgres('57P03')],
  ['a instrução sem tempo', ofPostgres('57014')],
  ['a conexão que caiu', new Error('Connection terminated unexpectedly')],
  [
    'a conexão que já estava quebrada',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['o tempo esgotado à espera de conexão', new Error('timeout exceeded when trying to connect')],
  ['o volume fora do lugar', new VolumeProblemError('foraDoLugar')],
  ['a recusa de um volume', new AppError('volumeIndisponivel')],
  ['o servidor sem vez', new AppError('indisponivel')],
  ['o que caiu com o banco', new AppError('erroInterno', {}, { cause: ofPostgres('08006') })],
];
const lasting: readonly [string, Error][] = [
  ['um valor repetido', ofPostgres('23505')],
  ['uma falha do programa', new TypeError('x is undefined')],
  ['uma recusa', new AppError('transicaoNaoPermitida', { motivo: 'não' })],
  ['um arquivo danificado', new AppError('arquivoAlterado')],
];

const kept = (turn: { vez?: number; ultimaVez?: boolean }, error: unknown, slow?: boolean): boolean => {
  try {
    leavePassing(turn, error, slow === undefined ? {} : { slow });
    return true;
  } catch (thrown) {
    expect(thrown).toBe(error);
    return false;
  }
};

describe('o que um trabalho guarda como fim', () => {
  it.each(passing)('nunca é %s: volta para a fila, até a última vez', (_what, error) => {
    expect(willPass(error)).toBe(true);
    expect(kept({ vez: 7 }, error)).toBe(false);
    expect(kept({ vez: 10, ultimaVez: true }, error)).toBe(true);
  });

  it.each(lasting)('é %s', (_what, error) => {
    expect(willPass(error)).toBe(false);
    expect(kept({ vez: 1 }, error)).toBe(true);
  });

  it('o que uma máquina cheia encerra tenta-se três vezes', () => {
    for (const how of ['demorou', 'memoria'] as const)
      expect([1, 2, 3].map((vez) => kept({ vez }, new ApartEnded(how)))).toEqual([false, false, true]);
    expect(kept({ vez: 1 }, new ApartEnded('recusado'))).toBe(true);
    expect([1, 2, 3].map((vez) => kept({ vez }, new Error('passo'), true))).toEqual([false, false, true]);
    // where no queue tries again it is taken at its word
    expect(kept({}, new ApartEnded('demorou'))).toBe(true);
  });
});
