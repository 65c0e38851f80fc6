import { loadLoop, type Shot } from './load/load-loop.ts';
import type { Options } from './options.ts';
import { readsOf } from './reads.ts';
import { costOf, type AccessCost } from './report/access-cost.ts';
import { ServedMalote } from './served/served-malote.ts';
import { signedIn, type Site } from './site.ts';

/** The pages whose cost of permission and row access is told. */
const pages: readonly string[] = ['caixa', 'unidade', 'cadastro', 'documento'];

/**
 * What permission and row access cost: the same pages of the same archive, asked in turn of a Malote as it is and of one, in a
 * process of its own over the same database, whose filter lets everything through.
 */
export const measureAccess = async (site: Site, options: Options): Promise<readonly AccessCost[]> => {
  const open = new ServedMalote({ access: false });
  try {
    const { port } = await open.ask('serve', site.served);
    const read = readsOf(site);
    const openRead = readsOf({ ...site, ...(await signedIn(open)) });
    const costs: AccessCost[] = [];
    for (const page of pages) {
      const [ruled, free] = [read, openRead].map((all) => all.find(({ name }) => name === page));
      if (!ruled || !free) throw new Error(`no page ${page}`);
      const rounds = [];
      for (let round = 0; round <= options.accessRounds; round++) {
        const one = await load(site.port, ruled.shots, options);
        const other = await load(port, free.shots, options);
        // The first round only warms up.
        if (round > 0) rounds.push({ product: one, bare: other });
      }
      costs.push(costOf(page, ruled.label, rounds));
    }
    return costs;
  } finally {
    await open.stop();
  }
};

const load = (
  port: number,
  shots: readonly Shot[],
  { connections, mostReads, accessMilliseconds }: Options,
) =>
  loadLoop({
    port,
    connections,
    most: mostReads,
    milliseconds: accessMilliseconds,
    shot: (n) => shots[n % shots.length] as Shot,
  });
