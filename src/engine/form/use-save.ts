import { useSaveContext } from 'react-admin';
import { useRef, useState } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import type { RegisterRecord } from '../register.ts';

/** How a save ended, when it did not succeed. */
type SaveFailure = { kind: 'fields' | 'conflict' | 'changed' | 'other'; problem: HttpProblem };

interface Saving {
  saving: boolean;
  /** Saves once however often it is asked; gives what failed, or undefined. */
  save: (
    record: Record<string, unknown>,
    meta: Readonly<Record<string, unknown>>,
    onSaved: (saved: RegisterRecord) => void,
  ) => Promise<SaveFailure | undefined>;
}

/** Saving through react-admin (it refreshes its lists and its cache), with the refusals sorted by what one does about them. */
export function useSave(): Saving {
  const { save: raSave } = useSaveContext();
  const [saving, setSaving] = useState(false);
  const running = useRef(false);

  const save: Saving['save'] = (record, meta, onSaved) =>
    new Promise((resolve) => {
      if (running.current || !raSave) {
        resolve(undefined);
        return;
      }
      running.current = true;
      setSaving(true);
      const settle = (failure?: SaveFailure): void => {
        running.current = false;
        setSaving(false);
        resolve(failure);
      };
      void raSave(record as Partial<RegisterRecord>, {
        meta,
        onSuccess: (saved: RegisterRecord) => {
          settle();
          onSaved(saved);
        },
        onError: (error: unknown) => settle(failureOf(error)),
      });
    });
  return { saving, save };
}

function failureOf(error: unknown): SaveFailure {
  const problem = error instanceof HttpProblem ? error : new HttpProblem(0, String(error));
  if (problem.code === 'conflitoDeVersao') return { kind: 'conflict', problem };
  if (problem.code === 'cadastroMudou') return { kind: 'changed', problem };
  return { kind: problem.erros.length > 0 ? 'fields' : 'other', problem };
}
