import { useEffect, type ReactNode } from 'react';
import { rememberInstitution, useInstitution } from '#src/session/use-institution.ts';
import { fontSizes } from '#src/theme/appearance.ts';
import { ThemeRoot } from '#src/theme/ThemeRoot.tsx';

/** Paints everything with the theme of the institution; until it comes, or without it, the last known serves. */
export const Institution = ({ children }: { readonly children: ReactNode }) => {
  const theme = useInstitution();
  useEffect(() => rememberInstitution(theme), [theme]);
  return (
    <ThemeRoot colors={theme} fontSizeDefault={theme.fontSizeDefault ?? fontSizes.default}>
      {children}
    </ThemeRoot>
  );
};
