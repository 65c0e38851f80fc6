import { useQueryClient } from '@tanstack/react-query';
import { ListBase } from 'ra-core';
import { useState } from 'react';
import { firstSort } from './columns.ts';
import { ListPage } from './ListPage.tsx';
import { RegisterProvider, useRegister } from '../RegisterContext.tsx';
import type { RegisterPlace } from '../register.ts';
import { useSession } from '#src/session/use-session.ts';

/** The list of a register, wholly from its definition. Filter, order and page live in the address. */
export function RegisterList({ place }: { place: RegisterPlace }) {
  return (
    <RegisterProvider place={place}>
      <ListOfRegister />
    </RegisterProvider>
  );
}

function ListOfRegister() {
  const { resource, place } = useRegister();
  const client = useQueryClient();
  // the list shows its failures in the place of its rows
  useState(() => client.setQueryDefaults([resource, 'getList'], { meta: { ownError: true } }));
  const perPage = useSession()?.userConfig.itensPorPagina ?? 20;
  return (
    <ListBase
      resource={resource}
      key={place.base}
      perPage={perPage}
      sort={firstSort(place.register.definicao.list)}
      storeKey={`lista.${place.base}`}
      disableAuthentication
      queryOptions={{ onError: () => undefined }}
    >
      <ListPage />
    </ListBase>
  );
}
