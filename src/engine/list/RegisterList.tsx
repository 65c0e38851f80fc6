import { useQueryClient } from '@tanstack/react-query';
import { ListBase, useStoreContext } from 'ra-core';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { firstSort } from './columns.ts';
import { ListPage } from './ListPage.tsx';
import { offeredParams, offeredSearch } from './offered-params.ts';
import { SelectionProvider } from './Selection.tsx';
import { RegisterProvider, useRegister } from '../RegisterContext.tsx';
import type { RegisterPlace } from '../register.ts';
import { useSession } from '#src/session/use-session.ts';

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
  const client = useQueryClient();
  // the list shows its failures in the place of its rows
  useState(() => client.setQueryDefaults([resource, 'getList'], { meta: { ownError: true } }));
  const storeKey = `lista.${place.base}`;
  const store = useStoreContext();
  // what an earlier visit left selected is out of sight, and may have changed since
  useState(() => store.removeItem(`${storeKey}.selectedIds`));
  const { list } = place.register.definicao;
  useState(() => {
    const remembered = store.getItem<object | undefined>(storeKey);
    if (remembered) store.setItem(storeKey, offeredParams(list, remembered));
  });
  const { search } = useLocation();
  const offered = offeredSearch(list, search);
  const perPage = useSession()?.userConfig.itensPorPagina ?? 10;
  // only by what it says: its writing differs from that of react-admin
  if (offered !== new URLSearchParams(search).toString())
    return <Navigate replace to={{ search: offered }} />;
  return (
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
  );
}
