import { defined } from '#schemas/defined.ts';
import { useContext } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { HttpProblem } from '#src/data/http-problem.ts';
import { caixaPath } from './content-path.ts';
import type { Refused } from './refused.ts';
import { ScreenName } from './screen-name.ts';

interface ServerRefusalProps {
  readonly motivo: string;
  /** Where what may not be done may still be read. */
  readonly consulta?: string;
}

/** The server does not let the person into a screen: the inbox says which one and why. */
export const ServerRefusal = ({ motivo, consulta }: ServerRefusalProps) => {
  const { pathname, search } = useLocation();
  const tela = useContext(ScreenName);
  const refused: Refused = {
    motivo,
    ...defined({ tela, consulta }),
  };
  return (
    <Navigate to={caixaPath(undefined, { redirectFrom: pathname + search })} replace state={{ refused }} />
  );
};

/** A check that was refused outright, or is of something out of reach, is a refusal too; other failures may be tried again. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof HttpProblem && (error.status === 403 || error.status === 404) ? error.message : undefined;
