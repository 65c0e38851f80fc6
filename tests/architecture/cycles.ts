import type { SourceModule } from './source-modules.ts';

/** Groups of modules that need each other, be it only for a type, each as a readable path. */
export const findCycles = (modules: readonly SourceModule[]): string[] => {
  const edges = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports.filter((entry) => !entry.external && !entry.lazy).map(({ target }) => target),
    ]),
  );
  const cycles: string[] = [];
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      cycles.push([...trail.slice(start), path].join(' -> '));
      return;
    }
    if (done.has(path)) return;
    for (const next of edges.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) walk(path, []);
  return cycles;
};
