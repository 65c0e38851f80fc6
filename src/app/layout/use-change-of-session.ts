import { useState } from 'react';
import { finishWork, resumeWork } from '#src/session/ending.ts';
import { mayLeave } from '#src/session/leaving.ts';
import { notify, notifyProblem } from '#src/ui/notify.ts';

type Change = (act: () => Promise<void>, told: string) => Promise<void>;

/**
 * Goes to another unit or acts for another person: what is open is saved first, or the person decides about it, and what
 * it holds is given back, which only the person of now may do. When the server refuses, everything stays as it is, held
 * again, and its message is shown.
 */
export const useChangeOfSession = (): { readonly change: Change; readonly busy: boolean } => {
  const [busy, setBusy] = useState(false);
  const change: Change = async (act, told) => {
    if (busy || !(await mayLeave())) return;
    setBusy(true);
    try {
      await finishWork();
      await act();
      notify(told);
    } catch (error) {
      notifyProblem(error);
      await resumeWork();
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
};
