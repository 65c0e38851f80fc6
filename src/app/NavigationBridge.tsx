import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { temaApi } from '#schemas/api/tema.ts';
import { registerNavigation } from '#src/session/navigation.ts';
import { identityOf, subscribeSession } from '#src/session/session-store.ts';

/** What is the same for whoever asks: the look of the institution, and validators named by their content. */
const everybodys = new Set<unknown>([temaApi.tema.path, 'validador']);

/** Lets code outside the tree move the client, and forgets what was read when the person or the unit changes. */
export const NavigationBridge = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const client = useQueryClient();
  const here = useRef('/');
  useEffect(() => {
    here.current = location.pathname + location.search;
  }, [location]);
  useEffect(() => {
    registerNavigation(
      (to, options) => void navigate(to, options),
      () => here.current,
    );
  }, [navigate]);
  useEffect(
    () =>
      subscribeSession(({ inUse }, { inUse: before }) => {
        const now = identityOf(inUse);
        const same = now === identityOf(before);
        const older = inUse?.carimbo !== before?.carimbo;
        // the same person with another profile: what is on the screen is read again under it
        if (same && older) void client.invalidateQueries();
        if (same) return;
        if (now === undefined) client.clear();
        else client.removeQueries({ predicate: ({ queryKey }) => !everybodys.has(queryKey[0]) });
      }),
    [client],
  );
  return null;
};
