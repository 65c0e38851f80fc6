import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { http } from '#src/data/http.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { placeAt } from '#src/engine/paths.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { loadScreen } from './load-screen.ts';
import { Permitted } from './Permitted.tsx';
import { useRegisters } from '#src/engine/use-registers.ts';

const RegisterScreens = loadScreen(() =>
  import('./RegisterScreens.tsx').then((module) => module.RegisterScreens),
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
  return <Unseen key={name} path={`/${area}/${name}`} name={name} notFound={notFound} />;
};

interface UnseenProps {
  readonly path: string;
  readonly name: string;
  readonly notFound: ReactNode;
}

/** The definitions that came are those of the person: of any other name only the server knows whether it exists. */
const Unseen = ({ path, name, notFound }: UnseenProps) => {
  const { error, isPending, refetch } = useQuery({
    queryKey: ['cadastro-que-nao-se-ve', name],
    queryFn: ({ signal }) => http(`${name}?pageSize=5`, { signal, ownDenial: true, quiet: true }),
    retry: false,
    meta: { ownError: true },
  });
  if (isPending) return <LoadingPage />;
  const status = error instanceof HttpProblem ? error.status : undefined;
  if (status === 403) return <Permitted screen={{ path, name: '' }}>{null}</Permitted>;
  if (error && status !== 404) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return notFound;
};
