import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newcomer } from './registers/bem.ts';
import type { Site } from './site.ts';

/** Milliseconds between two looks. */
const interval = 5;
/** Milliseconds after which it is given up. */
const longest = 20_000;

/** Milliseconds from dropping a definition file into the folder until its list is answered. */
export const measureNewRegister = async ({ port, administrator, resourcesDir }: Site): Promise<number> => {
  const headers = { authorization: `Bearer ${administrator.token}` };
  const answers = async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/ws/api/${newcomer.name}`, { headers })).status === 200;
  if (await answers()) throw new Error('the register was there before');
  const began = performance.now();
  await writeFile(join(resourcesDir, `${newcomer.name}.json`), JSON.stringify(newcomer));
  while (!(await answers())) {
    if (performance.now() - began > longest) throw new Error('the new register was never answered');
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  return performance.now() - began;
};
