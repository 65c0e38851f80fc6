import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { createQueryClient } from '#src/data/query-client.ts';
import { ThemeRoot } from '#src/theme/ThemeRoot.tsx';
import { NotificationsHost } from '#src/ui/NotificationsHost.tsx';

// screens fetch parts of themselves; on a busy machine that takes its time
configure({ asyncUtilTimeout: 8_000 });

/** Shows where the router is, so that a test can read it. */
const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="endereço">{pathname + search}</output>;
};

/** Paints a part of the client with everything that stands around it: router, cache, theme and messages. */
export const renderScreen = (screen: ReactNode, at = '/'): RenderResult =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <ThemeRoot colors={{}} fontSizeDefault={14}>
          {screen}
          <Address />
          <NotificationsHost />
        </ThemeRoot>
      </MemoryRouter>
    </QueryClientProvider>,
  );
