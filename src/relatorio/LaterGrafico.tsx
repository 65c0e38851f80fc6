import { TableSkeleton } from '#src/ui/Skeletons.tsx';
import { later } from '#src/ui/later.tsx';

/** The chart and what draws it, fetched when one is first shown. */
export const Grafico = later(
  async () => (await import('./Grafico.tsx')).Grafico,
  <TableSkeleton rows={6} columns={3} />,
);
