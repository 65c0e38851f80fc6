import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, type RenderResult } from '@testing-library/react';
import { CoreAdminContext, memoryStore, type Store } from 'ra-core';
import { MemoryRouter, Route, Routes, useLocation, useParams } from 'react-router';
import { vi } from 'vitest';
import { createQueryClient } from '#src/data/query-client.ts';
import { createDataProvider } from '#src/engine/data-provider.ts';
import { RegisterForm } from '#src/engine/form/RegisterForm.tsx';
import { RegisterList } from '#src/engine/list/RegisterList.tsx';
import { registerPath } from '#src/engine/paths.ts';
import type { Register } from '#src/engine/register.ts';
import { RegisterView } from '#src/engine/view/RegisterView.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { ThemeRoot } from '#src/theme/ThemeRoot.tsx';
import { NotificationsHost } from '#src/ui/NotificationsHost.tsx';
import { placeOf, validatorsOf } from './registers.ts';

// a whole form is painted slowly on a busy machine
configure({ asyncUtilTimeout: 8_000 });

interface Options {
  /** What the person had chosen before: columns, for instance. */
  store?: Store;
}

/** Opens an address of a register with everything that stands around it. */
export async function openRegister(
  register: Register,
  address: string,
  { store = memoryStore() }: Options = {},
): Promise<RenderResult> {
  // the test document has no layout, so nothing ever comes into sight
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  await loadTexts('cadastro', 'ra', 'validacao');
  const place = placeOf(register);
  const queryClient = createQueryClient();
  for (const [url, validate] of await validatorsOf(register))
    queryClient.setQueryData(['validador', url], () => validate);
  const Numbered = ({ Screen }: { Screen: typeof RegisterView }) => (
    <Screen place={place} id={Number(useParams()['id'])} />
  );
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <ThemeRoot colors={{}} fontSizeDefault={14}>
          <CoreAdminContext dataProvider={createDataProvider()} queryClient={queryClient} store={store}>
            <Routes>
              <Route path={registerPath.list(place)} element={<RegisterList place={place} />} />
              <Route path={registerPath.create(place)} element={<RegisterForm place={place} />} />
              <Route
                path={`${place.base}/edicao/:id`}
                element={<Numbered Screen={RegisterForm as typeof RegisterView} />}
              />
              <Route path={`${place.base}/consulta/:id`} element={<Numbered Screen={RegisterView} />} />
              <Route path="*" element={<p>outra tela</p>} />
            </Routes>
          </CoreAdminContext>
          <Address />
          <NotificationsHost />
        </ThemeRoot>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="endereço">{pathname + search}</output>;
};

/** Where the router is. */
export const address = (): string => screen.getByLabelText('endereço').textContent;
