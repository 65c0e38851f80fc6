import { useQueryClient } from '@tanstack/react-query';
import { ListBase, useStoreContext } from 'ra-core';
import { useState } from 'react';
import { firstSort } from './columns.ts';
import { ListPage } from './ListPage.tsx';
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
  const perPage = useSession()?.userConfig.itensPorPagina ?? 20;
  return (
    <ListBase
      resource={resource}
      perPage={perPage}
      sort={firstSort(place.register.definicao.list)}
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
