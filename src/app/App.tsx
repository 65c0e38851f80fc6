import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { basePath } from '#src/data/api-url.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { ConfirmationHost } from '#src/session/ConfirmationHost.tsx';
import { NotificationsHost } from '#src/ui/NotificationsHost.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { Institution } from './Institution.tsx';
import { NavigationBridge } from './NavigationBridge.tsx';
import { ServerAway } from './ServerAway.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';

const queryClient = createQueryClient();

/** Colours and name of the institution, the addresses, and the messages at the foot. */
const Root = () => (
  <Institution>
    <NavigationBridge />
    <ScreenFailure>
      <AppRoutes />
    </ScreenFailure>
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
