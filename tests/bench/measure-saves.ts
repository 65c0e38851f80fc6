import { burst, interleaved } from './measure-writes.ts';
import { bareShot } from './load/write-shots.ts';
import type { Shot } from './load/load-loop.ts';
import type { Options } from './options.ts';
import { bemOf } from './registers/bem.ts';
import type { Figures } from './report/figures.ts';
import type { Site } from './site.ts';

export const saves = ['incluir', 'alterar'] as const;

/** Inclusions of new assets, or changes of loaded ones, each once. */
export const measureSave = async (
  sites: readonly Site[],
  save: (typeof saves)[number],
  options: Options,
): Promise<Figures[]> => {
  const shots = sites.map((site) => shotsOf(site, save));
  for (const [index, { malote }] of sites.entries()) {
    const [recorded] = take(shots[index]);
    await malote.ask('recordSave', { name: save, ...recorded });
  }
  return interleaved(sites, { rounds: options.saveRounds }, async (site, index) => ({
    product: await burst(site.port, options.saves, options.connections, () => take(shots[index])[0].shot),
    bare: await burst(site.barePort, options.saves, options.connections, () => {
      const [{ id, codigo }] = take(shots[index]);
      return bareShot(save, id, codigo);
    }),
  }));
};

interface Save {
  readonly shot: Shot;
  /** The record changed; a number that stands for none in an inclusion. */
  readonly id: number;
  readonly codigo: string;
}

const take = (shots: Iterator<Save> | undefined): [Save] => {
  const next = shots?.next();
  if (!next || next.done) throw new Error('no asset is left to be used up');
  return [next.value];
};

/** Far from the ids of the loaded assets, and of the same number of digits all through. */
const firstNew = 90_000_001;

function* shotsOf({ administrator, assets, forwardTo }: Site, save: (typeof saves)[number]): Generator<Save> {
  const headers = { authorization: `Bearer ${administrator.token}` };
  if (save === 'incluir')
    for (let id = firstNew; ; id++) {
      const values = bemOf(id, forwardTo);
      const body = JSON.stringify({ payload: values });
      yield { id, codigo: values.codigo, shot: { method: 'POST', path: '/ws/api/bem', headers, body } };
    }
  // From the last one down, so that ids have the same number of digits.
  for (let id = assets; id > assets / 10; id--) {
    const values = bemOf(id, forwardTo);
    const body = JSON.stringify({ payload: { ...values, versao: 1 } });
    yield { id, codigo: values.codigo, shot: { method: 'PUT', path: `/ws/api/bem/${id}`, headers, body } };
  }
}
