import { afterEach, describe, expect, it, vi } from 'vitest';
import { TookTooLong, withinTime } from '#server/ferramentas/apart/within-time.ts';
import { workOf, workTimer, type TimeOver } from '#server/ferramentas/apart/work-timer.ts';

afterEach(() => vi.useRealTimers());

describe('o tempo de um passo', () => {
  /** Runs what takes too long so many times, on a machine that gives it this part of the time. @returns how often it ran */
  const runsOf = (times: number, share: number): number => {
    let [runs, looks] = [0, 0];
    const limit = 30;
    const work = (): number => {
      looks += 1;
      return looks * limit * share;
    };
    withinTime(
      () => {
        runs += 1;
        if (runs <= times) for (;;);
      },
      { limit, work },
    );
    return runs;
  };

  it('é o do processador: o que a máquina deixou esperando recomeça com mais tempo', () => {
    for (const times of [0, 1, 2]) expect(runsOf(times, 0.1)).toBeGreaterThan(times);
  });

  it('gasto pelo próprio passo, acaba', () => {
    expect(() => runsOf(1, 0.9)).toThrow(TookTooLong);
  });
});

describe('o tempo de um processo à parte', () => {
  /** A process that a machine gives this part of the time, if anything tells. @returns after how many seconds it was over, and why */
  const overAfter = (limit: number, share: number | undefined): [number, TimeOver | undefined] => {
    vi.useFakeTimers();
    const began = Date.now();
    let why: TimeOver | undefined;
    const timer = workTimer({ pid: 1 }, limit, (how) => (why = how), {
      work: () => (share === undefined ? undefined : (Date.now() - began) * share),
      now: () => Date.now(),
    });
    while (why === undefined && vi.getTimerCount() > 0) vi.advanceTimersToNextTimer();
    timer.clear();
    return [Math.round((Date.now() - began) / 1_000), why];
  };

  it('é o do processador dele, com uma paciência que acaba; sem quem o diga, o do relógio', () => {
    expect(overAfter(20_000, 1)).toEqual([20, 'trabalho']);
    expect(overAfter(20_000, 0.5)).toEqual([40, 'trabalho']);
    expect(overAfter(20_000, 0.01)).toEqual([80, 'relogio']);
    expect(overAfter(10, 0)).toEqual([10, 'relogio']);
    expect(overAfter(20_000, undefined)).toEqual([20, 'trabalho']);
  });

  it('começa de novo a cada resposta', () => {
    vi.useFakeTimers();
    const over = vi.fn();
    const timer = workTimer({ pid: 1 }, 1_000, over, { work: () => Date.now(), now: () => Date.now() });
    for (let answers = 0; answers < 5; answers += 1) {
      vi.advanceTimersByTime(900);
      timer.refresh();
    }
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_100);
    expect(over).toHaveBeenCalledWith('trabalho');
  });

  it('lê-se do sistema, e de um processo que não há não se diz', () => {
    const { user, system } = process.cpuUsage();
    // in hundredths of a second, and some threads of Node are younger than the other count
    if (process.platform === 'linux') expect(workOf(process.pid)).toBeGreaterThan((user + system) / 2_000);
    expect(workOf(2 ** 22 + 1)).toBeUndefined();
    expect(workOf(undefined)).toBeUndefined();
  });
});
