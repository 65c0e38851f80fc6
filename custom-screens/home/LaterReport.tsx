import { loadTexts } from '#src/i18n/i18n.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { later } from '#src/ui/later.tsx';

/** What shows a report, and its texts, fetched by who has one in the home. */
export const WidgetReport = later(
  async () => {
    const [part] = await Promise.all([import('./WidgetReport.tsx'), loadTexts('relatorios')]);
    return part.WidgetReport;
  },
  <ListSkeleton rows={4} />,
);
