import { lazy, Suspense, type ComponentType } from 'react';

/** A part that is fetched only when it is first shown: a dialog, a menu. Nothing stands in its place meanwhile. */
export const later = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const Part = lazy(async () => ({ default: await fetchPart() }));
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
};
