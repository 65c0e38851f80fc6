import { useState } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';

/** Runs what a dialog asks for: it closes when it is done, and shows the refusal in its own place. */
export const useRefusable = (onDone: () => void) => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      onDone();
    } catch (problem) {
      if (!(problem instanceof HttpProblem)) throw problem;
      setError(problem.erros[0]?.mensagem ?? problem.message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, refuse: setError, run };
};
