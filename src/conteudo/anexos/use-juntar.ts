import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { anexoApi } from '#schemas/api/anexo.ts';
import { tramiteApi } from '#schemas/api/tramite.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { newActKey } from '#src/data/idempotency.ts';
import { readKey } from '#src/data/query.ts';
import { uploadFile } from '#src/data/upload.ts';

/** A chosen file on its way. */
export interface Chosen {
  readonly key: string;
  readonly file: File;
  readonly state: 'esperando' | 'enviando' | 'junto';
  /** Why it was not joined. */
  readonly problem?: string;
}

/** Files chosen to be joined, sent one after the other: each has its own answer, and those that failed may go again. */
export const useJuntar = (conteudoId: number) => {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [busy, setBusy] = useState(false);

  const change = (key: string, to: Partial<Chosen>): void =>
    setChosen((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)));

  const choose = (files: readonly File[]): void =>
    setChosen((now) => [
      ...now,
      ...files.map((file): Chosen => ({ key: newActKey(), file, state: 'esperando' })),
    ]);

  const leaveOut = (key: string): void => setChosen((now) => now.filter((one) => one.key !== key));

  const joinOne = async ({ key, file }: Chosen, pasta: string): Promise<boolean> => {
    setChosen((now) =>
      now.map((one) => (one.key === key ? { key: one.key, file: one.file, state: 'enviando' } : one)),
    );
    try {
      const { id: arquivoId } = await uploadFile(file, { ownDenial: true });
      await call(
        anexoApi.juntar,
        { params: { id: conteudoId }, body: { pasta, arquivoId } },
        { actKey: newActKey(), ownDenial: true },
      );
      change(key, { state: 'junto' });
      return true;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      change(key, { state: 'esperando', problem: error.erros[0]?.mensagem ?? error.message });
      return false;
    }
  };

  /** @returns how many were not joined. */
  const join = async (pasta: string): Promise<number> => {
    setBusy(true);
    let left = 0;
    try {
      for (const one of chosen) {
        if (one.state === 'junto') continue;
        if (!(await joinOne(one, pasta))) left += 1;
      }
    } finally {
      setBusy(false);
      // read again behind the dialog: who joined does not wait for it
      for (const read of [anexoApi.listar, tramiteApi.historico])
        void client.invalidateQueries({ queryKey: readKey(read) });
    }
    return left;
  };

  return { chosen, busy, choose, leaveOut, join };
};
