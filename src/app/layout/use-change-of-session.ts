import { useState } from 'react';
import { finishWork } from '#src/session/ending.ts';
import { mayLeave } from '#src/session/leaving.ts';
import { notify, notifyProblem } from '#src/ui/notify.ts';

type Change = (act: () => Promise<void>, told: string) => Promise<void>;

/**
 * Goes to another unit or acts for another person: what is open is saved first, or the person decides about it. When the
 * server refuses, everything stays as it is and its message is shown.
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
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
};
