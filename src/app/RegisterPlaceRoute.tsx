import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { placeAt } from '#src/engine/paths.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { loadScreen } from './load-screen.ts';
import { useRegisters } from '#src/engine/use-registers.ts';

const RegisterScreens = loadScreen(() =>
  import('./RegisterScreens.tsx').then((module) => module.RegisterScreens),
);
const UnseenRegister = loadScreen(() =>
  import('./UnseenRegister.tsx').then((module) => module.UnseenRegister),
);

/** An address that no bespoke screen answers for: a register's, one that the person may not open, or nobody's. */
export const RegisterPlaceRoute = ({ notFound }: { readonly notFound: ReactNode }) => {
  const { pathname } = useLocation();
  const { registers, ready } = useRegisters();
  if (!ready) return <LoadingPage />;
  const place = placeAt(registers, pathname);
  if (place) return <RegisterScreens key={place.base} place={place} notFound={notFound} />;
  const [, area, name] = /^\/(administracao|workflow)\/([a-z][a-z0-9-]*)(?:\/|$)/.exec(pathname) ?? [];
  // one that the person sees has no such page: nobody's address
  if (name === undefined || registers.some(({ definicao }) => definicao.name === name)) return notFound;
  return <UnseenRegister key={name} path={`/${area}/${name}`} name={name} notFound={notFound} />;
};
