import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { http } from '#src/data/http.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { Permitted } from './Permitted.tsx';

/** How the register that was refused is called, as the refusal says. */
const titleIn = (error: unknown): string => {
  const { pagina } = ((error as HttpProblem).payload ?? {}) as { readonly pagina?: unknown };
  return typeof pagina === 'string' ? pagina : '';
};

interface UnseenRegisterProps {
  readonly path: string;
  readonly name: string;
  readonly notFound: ReactNode;
}

/** The definitions that came are those of the person: of any other name only the server knows whether it exists. */
export const UnseenRegister = ({ path, name, notFound }: UnseenRegisterProps) => {
  const { error, isPending, refetch } = useQuery({
    queryKey: ['cadastro-que-nao-se-ve', name],
    queryFn: ({ signal }) => http(`${name}?pageSize=5`, { signal, ownDenial: true, quiet: true }),
    retry: false,
    meta: { ownError: true },
  });
  if (isPending) return <LoadingPage />;
  const status = error instanceof HttpProblem ? error.status : undefined;
  if (status === 403) return <Permitted screen={{ path, name: titleIn(error) }}>{null}</Permitted>;
  if (error && status !== 404) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return notFound;
};
