import { useEffect, type ReactNode } from 'react';
import { putTexts } from '#src/i18n/i18n.ts';
import { rememberInstitution, useInstitution } from '#src/session/use-institution.ts';
import { fontSizes } from '#src/theme/appearance.ts';
import { ThemeRoot } from '#src/theme/ThemeRoot.tsx';

/** Paints everything with the theme of the institution; until it comes, or without it, the last known serves. */
export const Institution = ({ children }: { readonly children: ReactNode }) => {
  const theme = useInstitution();
  useEffect(() => rememberInstitution(theme), [theme]);
  useEffect(() => putTexts(theme.mensagens ?? {}), [theme.mensagens]);
  return (
    <ThemeRoot colors={theme} fontSizeDefault={theme.fontSizeDefault ?? fontSizes.default}>
      {children}
    </ThemeRoot>
  );
};
