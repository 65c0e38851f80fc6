import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen as page, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createQueryClient } from '#src/app/query-client.ts';
import { ThemeRoot } from '#src/theme/ThemeRoot.tsx';
import { NotificationsHost } from '#src/ui/NotificationsHost.tsx';

// screens fetch parts of themselves; on a busy machine that takes its time
configure({ asyncUtilTimeout: 8_000 });

/** Shows where the router is, and what a screen that refused tells the next one, so that a test can read it. */
const Address = () => {
  const location = useLocation();
  const { pathname, search } = location;
  const { refused } = (location.state ?? {}) as {
    readonly refused?: { readonly motivo: string; readonly consulta?: string };
  };
  return (
    <>
      <output aria-label="endereço">{pathname + search}</output>
      {refused && <p>{refused.motivo}</p>}
      {refused?.consulta && <a href={refused.consulta}>Só consultar, diz quem recusou</a>}
    </>
  );
};

/** Where the router is. */
export const address = (): string => page.getByLabelText('endereço').textContent;

interface Surroundings {
  /** Addresses visited before, for the arrows of the browser. */
  readonly before?: readonly string[];
  readonly queryClient?: ReturnType<typeof createQueryClient>;
}

export type Rendered = RenderResult & {
  readonly queryClient: ReturnType<typeof createQueryClient>;
  readonly router: ReturnType<typeof createMemoryRouter>;
};

/** Paints a part of the client with everything that stands around it: router, cache, theme and messages. */
export const renderScreen = (
  screen: ReactNode,
  at = '/',
  { before = [], queryClient = createQueryClient() }: Surroundings = {},
): Rendered => {
  const element = (
    <ThemeRoot colors={{}} fontSizeDefault={14}>
      {screen}
      <Address />
      <NotificationsHost />
    </ThemeRoot>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [...before, at] });
  const result = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...result, router, queryClient };
};
