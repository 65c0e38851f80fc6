import { ListSkeleton } from '#src/ui/Skeletons.tsx';

/** While the script of a screen comes. */
export const LoadingPage = () => (
  <div style={{ padding: 24 }}>
    <ListSkeleton rows={8} />
  </div>
);
