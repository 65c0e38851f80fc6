import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router';
import { basePath } from '#src/data/api-url.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { NotificationsHost } from '#src/ui/NotificationsHost.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { Institution } from './Institution.tsx';
import { NavigationBridge } from './NavigationBridge.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';

const queryClient = createQueryClient();

/** The client: colours and name of the institution, the addresses, and the messages at the foot. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <BrowserRouter basename={basePath()}>
      <Institution>
        <NavigationBridge />
        <ScreenFailure>
          <AppRoutes />
        </ScreenFailure>
        <NotificationsHost />
      </Institution>
    </BrowserRouter>
  </QueryClientProvider>
);
