import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { certificadoApi } from '#schemas/api/certificado.ts';
import { keepCloudAct, readCloudAct, type KeptCloudAct } from '#src/conteudo/certificado/cloud-act.ts';
import { call } from '#src/data/call.ts';
import { certificateProblem } from './certificate-problem.ts';

interface CloudReturn {
  readonly act: KeptCloudAct | undefined;
  /** The answer of the provider is being handed over. */
  readonly coming: boolean;
  /** Why it does not serve. */
  readonly refusal: string | undefined;
}

/** Hands over, once, what the provider answered in this address; the address keeps nothing of it. */
export const useCloudReturn = (): CloudReturn => {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const begun = useRef(false);
  const [resposta] = useState(() => (new URLSearchParams(search).has('state') ? search.slice(1) : undefined));
  const [act, setAct] = useState(readCloudAct);
  const [coming, setComing] = useState(resposta !== undefined);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    if (resposta === undefined || begun.current) return;
    begun.current = true;
    void navigate(pathname, { replace: true });
    const hand = async (): Promise<void> => {
      try {
        const body = { resposta, chave: act?.chave ?? '' };
        const { ato } = await call(certificadoApi.nuvemRetorno, { body }, { ownDenial: true });
        if (!act) return;
        const arrived = { ...act, ato };
        keepCloudAct(arrived);
        setAct(arrived);
      } catch (error) {
        setRefusal(certificateProblem(error));
      } finally {
        setComing(false);
      }
    };
    void hand();
  }, [resposta, act, navigate, pathname]);
  return { act, coming, refusal };
};
