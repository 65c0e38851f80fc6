import { CoreAdminContext, memoryStore, type Store } from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '#src/app/query-client.ts';
import { createDataProvider } from '#src/engine/data-provider.ts';
import { RegisterForm } from '#src/engine/form/RegisterForm.tsx';
import { RegisterProvider } from '#src/engine/RegisterContext.tsx';
import { RegisterList } from '#src/engine/list/RegisterList.tsx';
import { registerPath } from '#src/engine/paths.ts';
import type { Register, RegisterPlace } from '#src/engine/register.ts';
import { useRegisters } from '#src/engine/use-registers.ts';
import { RegisterView } from '#src/engine/view/RegisterView.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { renderScreen, type Rendered } from '../render-screen.tsx';
import { placeOf, validatorsOf } from './registers.ts';

export { address } from '../render-screen.tsx';

interface Options {
  /** What the person had chosen before: columns, for instance. */
  readonly store?: Store;
  /** Other registers that the person reaches. */
  readonly others?: readonly Register[];
  /** Addresses visited before, for the arrows of the browser. */
  readonly before?: readonly string[];
  /** The bespoke screen of a new record, where the definition says so. */
  readonly create?: ReactNode;
}

/** Opens an address of a register with everything that stands around it. */
export async function openRegister(
  register: Register,
  at: string,
  { store = memoryStore(), others = [], before = [], create }: Options = {},
): Promise<Rendered> {
  // the test document has no layout, so nothing ever comes into sight
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  await loadTexts('cadastro', 'ra', 'validacao');
  const { name } = register.definicao;
  const queryClient = createQueryClient();
  queryClient.setQueryData(['registro'], [register, ...others]);
  // a test that says nothing of them leaves the definitions as they are
  queryClient.setQueryDefaults(['registro'], { meta: { ownError: true } });
  for (const each of [register, ...others])
    for (const [url, validator] of await validatorsOf(each))
      queryClient.setQueryData(['validador', url], () => validator);
  const dataProvider = createDataProvider();
  const Screens = () => {
    // as the definitions are now: the server may have changed them
    const now = useRegisters().registers.find(({ definicao }) => definicao.name === name);
    const place = placeOf(now ?? register);
    return (
      <Routes>
        <Route path={registerPath.list(place)} element={<RegisterList place={place} />} />
        <Route
          path={registerPath.create(place)}
          element={
            create ? (
              <RegisterProvider place={place}>{create}</RegisterProvider>
            ) : (
              <RegisterForm place={place} />
            )
          }
        />
        <Route path={`${place.base}/edicao/:id`} element={<Numbered place={place} Screen={RegisterForm} />} />
        <Route
          path={`${place.base}/consulta/:id`}
          element={<Numbered place={place} Screen={RegisterView} />}
        />
        <Route path="*" element={<p>outra tela</p>} />
      </Routes>
    );
  };
  const screens = (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} store={store}>
      <Screens />
    </CoreAdminContext>
  );
  return renderScreen(screens, at, { before, queryClient });
}

function Numbered({ place, Screen }: { place: RegisterPlace; Screen: typeof RegisterView }) {
  return <Screen place={place} id={Number(useParams()['id'])} />;
}
