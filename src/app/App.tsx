import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useEffect, type ReactNode } from 'react';
import { basePath } from '#src/data/api-url.ts';
import { putTexts } from '#src/i18n/i18n.ts';
import { ConfirmationHost } from '#src/session/ConfirmationHost.tsx';
import { rememberInstitution, useInstitution } from '#src/session/use-institution.ts';
import { fontSizes } from '#src/theme/appearance.ts';
import { ThemeRoot } from '#src/theme/ThemeRoot.tsx';
import { NotificationsHost } from '#src/ui/NotificationsHost.tsx';
import { createQueryClient } from './query-client.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { HelpHost } from './help/HelpHost.tsx';
import { NavigationBridge } from './NavigationBridge.tsx';
import { ServerAway } from './ServerAway.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';

/** Paints everything with the theme of the institution; until it comes, or without it, the last known serves. */
const Institution = ({ children }: { readonly children: ReactNode }) => {
  const theme = useInstitution();
  useEffect(() => rememberInstitution(theme), [theme]);
  useEffect(() => putTexts(theme.mensagens ?? {}), [theme.mensagens]);
  return (
    <ThemeRoot colors={theme} fontSizeDefault={theme.fontSizeDefault ?? fontSizes.default}>
      {children}
    </ThemeRoot>
  );
};

const queryClient = createQueryClient();

/** Colours and name of the institution, the addresses, and the messages at the foot. */
const Root = () => (
  <Institution>
    <NavigationBridge />
    <ScreenFailure>
      <AppRoutes />
    </ScreenFailure>
    <HelpHost />
    <ServerAway />
    <ConfirmationHost />
    <NotificationsHost />
  </Institution>
);

// the router that can hold a navigation back, so that a form with unsaved text may ask first
const router = createBrowserRouter([{ path: '*', element: <Root /> }], { basename: basePath() });

/** The client. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>
);
