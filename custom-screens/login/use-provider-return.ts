import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { identidadeApi } from '#schemas/api/identidade.ts';
import { call } from '#src/data/call.ts';
import { forgetReturn, type ReturnedEntry } from '#src/session/provider-entry.ts';
import type { Entry } from './use-entry.ts';

/** Ends, once, the entry of who came back from the provider; the address keeps nothing of it. */
export const useProviderReturn = (returned: ReturnedEntry | undefined, { arrive }: Entry): void => {
  const begun = useRef(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!returned || begun.current) return;
    begun.current = true;
    forgetReturn();
    void navigate(pathname, { replace: true });
    const { resposta, chave } = returned;
    void arrive(() =>
      call(identidadeApi.entrarPeloProvedor, { body: { resposta, chave } }, { ownDenial: true }),
    );
  }, [returned, arrive, navigate, pathname]);
};
