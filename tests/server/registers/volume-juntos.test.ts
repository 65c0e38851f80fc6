import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRegisterWorld, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import { itens } from './act.ts';

let world: RegisterWorld;
beforeAll(async () => {
  world = await openRegisterWorld();
}, 120_000);
afterAll(() => world.close());

describe('dois volumes pedidos no mesmo instante', () => {
  it('não ficam um dentro do outro', async () => {
    for (const name of ['um', 'dois', 'tres', 'quatro', 'cinco']) {
      const folders = [`juntos-${name}`, `juntos-${name}/dentro`];
      const made = await Promise.all(
        folders.map((pasta) =>
          world.administrator.post('volume', { nome: `Volume ${pasta}`, pasta, aceita: false }),
        ),
      );
      expect(made.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    }
    const kept = itens(await world.administrator.get('volume?pageSize=100'));
    expect(kept.filter(({ pasta }) => String(pasta).startsWith('juntos-'))).toHaveLength(5);
  });
});
