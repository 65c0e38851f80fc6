import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { HttpProblem } from '#src/data/http-problem.ts';
import { getToken } from '#src/data/token.ts';
import { refreshSession } from '#src/session/acts.ts';
import { arrived, useMoving } from '#src/session/moving.ts';
import { loginPath } from '#src/session/redirect-url.ts';
import { closeSession, identityOf, useSession } from '#src/session/session-store.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Shell } from './layout/Shell.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';

/** The frame of signed-in people; anybody else goes to the sign-in page, which remembers what was wanted. */
export const SignedInFrame = ({ children }: { readonly children: ReactNode }) => {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [failure, setFailure] = useState<HttpProblem>();
  // what the browser kept may be old: profile, units and settings are read anew once per page load
  const refresh = useCallback(async () => {
    if (getToken() === undefined) return;
    try {
      await refreshSession();
      setFailure(undefined);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      // a token without a readable session is of no use to this browser
      if (error.status === 401) closeSession();
      setFailure(error);
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);
  const onTheWay = useMoving();
  const moving = onTheWay && pathname !== '/';
  useEffect(() => {
    if (onTheWay && pathname === '/') arrived();
  }, [onTheWay, pathname]);
  if (getToken() === undefined) return <Navigate to={loginPath(pathname + search)} replace />;
  if (!session)
    return failure ? <ErrorState error={failure} onRetry={() => void refresh()} /> : <LoadingPage />;
  // another person or unit gets screens of its own: nothing of the former one is left standing
  return (
    <Shell key={identityOf(session)}>
      <ScreenFailure>{moving ? <LoadingPage /> : children}</ScreenFailure>
    </Shell>
  );
};
