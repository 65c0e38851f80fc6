import { useCallback, useRef } from 'react';
import { assinaturaApi } from '#schemas/api/assinatura.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { newActKey } from '#src/data/idempotency.ts';
import type { SigningProof } from './use-signing.ts';
import { useRefreshContent } from './use-refresh-content.ts';

export type Sign = (ids: readonly number[], proof: SigningProof) => Promise<readonly ResultadoItem[]>;

/**
 * Signs in the system with the person's password, asked again for it; the result comes per document.
 * The password goes nowhere but the call: no cache holds it. A refusal of it is thrown as HttpProblem.
 */
export const useSign = (): Sign => {
  const refresh = useRefreshContent();
  const pending = useRef<{ readonly same: string; readonly actKey: string }>(undefined);
  return useCallback(
    async (ids, proof) => {
      const same = `${ids.join()} ${proof.senha} ${proof.codigo ?? ''}`;
      const actKey = pending.current?.same === same ? pending.current.actKey : newActKey();
      pending.current = { same, actKey };
      const endpoint = ids.length === 1 ? assinaturaApi.assinarDocflow : assinaturaApi.assinarDocflowEmLote;
      try {
        const { resultados } = await call(
          endpoint,
          { body: { ids: [...ids], ...proof } },
          { actKey, ownDenial: true },
        );
        pending.current = undefined;
        const refreshed = refresh();
        // in a batch the next group does not wait for the lists
        if (ids.length === 1) await refreshed;
        return resultados;
      } catch (error) {
        // when nobody knows whether it was signed, trying again is the same act, with the same key
        if (!(error instanceof HttpProblem && error.inDoubt)) pending.current = undefined;
        throw error;
      }
    },
    [refresh],
  );
};
