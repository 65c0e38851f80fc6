import { expect, it } from 'vitest';
import { Turns } from '#server/ferramentas/apart/turns.ts';

/** Works that end when they are told to. */
const works = (turns: Turns) => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    ask: (who: string): Promise<void> =>
      turns.have(who, async () => {
        begun.push(who);
        await new Promise<void>((resolve) => ends.push(resolve));
      }),
    end: async (place: number): Promise<void> => {
      ends[place]?.();
      await new Promise(setImmediate);
    },
  };
};

it('gives each their turn in order, one at a time of each', async () => {
  const { begun, ask, end } = works(new Turns({ together: 2, waiting: 3, ownWaits: true }));
  const all = ['a', 'a', 'b', 'c'].map(ask);
  expect(begun).toEqual(['a', 'b']);
  await end(1);
  // the second of `a` waits for the first, and `c` goes before it
  expect(begun).toEqual(['a', 'b', 'c']);
  await end(0);
  expect(begun).toEqual(['a', 'b', 'c', 'a']);
  await Promise.all([end(2), end(3)]);
  await Promise.all(all);
});

it('refuses at once who has one going on or waiting, and whoever comes when enough wait', async () => {
  const { begun, ask, end } = works(new Turns({ together: 1, waiting: 1, ownWaits: false }));
  const [one, other] = [ask('a'), ask('b')];
  await expect(ask('a')).rejects.toMatchObject({ why: 'outroDoMesmo' });
  await expect(ask('b')).rejects.toMatchObject({ why: 'outroDoMesmo' });
  await expect(ask('c')).rejects.toMatchObject({ why: 'cheio' });
  await end(0);
  await end(1);
  await Promise.all([one, other]);
  expect(begun).toEqual(['a', 'b']);
  const again = ask('a');
  await end(2);
  await again;
});

it('gives the place to the next when a work fails', async () => {
  const turns = new Turns({ together: 1, waiting: 1, ownWaits: false });
  const failed = turns.have('a', () => Promise.reject(new Error('não deu')));
  const next = turns.have('b', () => Promise.resolve('feito'));
  await expect(failed).rejects.toThrow('não deu');
  expect(await next).toBe('feito');
});
