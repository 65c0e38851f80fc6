import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '#tests/architecture/source-modules.ts';

/** The files of the product of which a function ran in this thread while `work` did, sorted. */
export const calledFiles = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    await session.post('Profiler.stopPreciseCoverage');
    const ran = result.filter(({ functions }) =>
      // the module itself runs when it is read, which says nothing of who calls it
      functions.some(({ functionName, ranges: [whole] }) => functionName !== '' && (whole?.count ?? 0) > 0),
    );
    return [...new Set(ran.map(({ url }) => pathOf(url)))]
      .filter((path) => /^(server|schemas)\//.test(path))
      .sort();
  } finally {
    session.disconnect();
  }
};

const pathOf = (url: string): string =>
  relative(root, url.startsWith('file:') ? fileURLToPath(url) : url).replaceAll('\\', '/');
