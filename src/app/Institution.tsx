import type { ReactNode } from 'react';
import { useInstitution } from '#src/session/use-institution.ts';
import { fontSizes } from '#src/theme/appearance.ts';
import { ThemeRoot } from '#src/theme/ThemeRoot.tsx';

/** Paints everything with the theme of the institution; until it comes, or without it, our own colours serve. */
export const Institution = ({ children }: { readonly children: ReactNode }) => {
  const theme = useInstitution();
  return (
    <ThemeRoot colors={theme} fontSizeDefault={theme.fontSizeDefault ?? fontSizes.default}>
      {children}
    </ThemeRoot>
  );
};
