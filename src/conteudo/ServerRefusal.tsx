import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { HttpProblem } from '#src/data/http-problem.ts';
import { notify } from '#src/ui/notify.ts';
import { caixaPath } from './content-path.ts';

/** The server does not let the person into a screen: says why, and goes to the inbox, which knows from where. */
export const ServerRefusal = ({ motivo }: { readonly motivo: string }) => {
  const { pathname, search } = useLocation();
  useEffect(() => notify(motivo, { kind: 'warning' }), [motivo]);
  return <Navigate to={caixaPath(undefined, { redirectFrom: pathname + search })} replace />;
};

/** A check that was refused outright, or is of something out of reach, is a refusal too; other failures may be tried again. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof HttpProblem && (error.status === 403 || error.status === 404) ? error.message : undefined;
