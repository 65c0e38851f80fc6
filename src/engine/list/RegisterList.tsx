import { ListBase, StoreContextProvider, useStoreContext } from 'react-admin';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { firstSort } from './columns.ts';
import { listStore } from './list-store.ts';
import { ListPage } from './ListPage.tsx';
import { offeredSearch } from './offered-params.ts';
import { SelectionProvider } from './Selection.tsx';
import { RegisterProvider, useRegister } from '../RegisterContext.tsx';
import type { RegisterPlace } from '../register.ts';
import { useSession } from '#src/session/session-store.ts';

/** The list of a register, wholly from its definition. Filter, order and page live in the address. */
export function RegisterList({ place }: { place: RegisterPlace }) {
  return (
    <RegisterProvider place={place}>
      <ListOfRegister key={place.base} />
    </RegisterProvider>
  );
}

function ListOfRegister() {
  const { resource, place } = useRegister();
  const storeKey = `lista.${place.base}`;
  const kept = useStoreContext();
  const { list } = place.register.definicao;
  const [store] = useState(() => listStore(kept, storeKey, list));
  const { search } = useLocation();
  const offered = offeredSearch(list, search);
  const perPage = useSession()?.userConfig.itensPorPagina ?? 10;
  // only by what it says: its writing differs from that of react-admin
  if (offered !== new URLSearchParams(search).toString())
    return <Navigate replace to={{ search: offered }} />;
  return (
    <StoreContextProvider value={store}>
      <ListBase
        resource={resource}
        perPage={perPage}
        sort={firstSort(list)}
        storeKey={storeKey}
        disableAuthentication
        queryOptions={{ onError: () => undefined }}
      >
        <SelectionProvider>
          <ListPage />
        </SelectionProvider>
      </ListBase>
    </StoreContextProvider>
  );
}
