import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { placeAt } from '#src/engine/paths.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { loadScreen } from './load-screen.ts';
import { useRegisters } from '#src/engine/use-registers.ts';

const RegisterScreens = loadScreen(() =>
  import('./RegisterScreens.tsx').then((module) => module.RegisterScreens),
);

/** An address that no bespoke screen answers for: a register's, or nobody's. */
export const RegisterPlaceRoute = ({ notFound }: { readonly notFound: ReactNode }) => {
  const { pathname } = useLocation();
  const { registers, ready } = useRegisters();
  if (!ready) return <LoadingPage />;
  const place = placeAt(registers, pathname);
  return place ? <RegisterScreens key={place.base} place={place} notFound={notFound} /> : notFound;
};
