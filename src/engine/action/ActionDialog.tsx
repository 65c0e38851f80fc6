import { useState } from 'react';
import type { Action } from '#schemas/generated-definition.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { later } from '#src/ui/later.tsx';
import { useRunAction } from './use-run-action.ts';

const InputDialog = later(() => import('./InputDialog.tsx').then((module) => module.InputDialog));

interface Props {
  action: Action;
  /** The record; absent for an action of the list. */
  id?: number | undefined;
  onClose: () => void;
}

/** What stands before an action runs: its question, or what it asks for. */
export function ActionDialog({ action, id, onClose }: Props) {
  const run = useRunAction();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  if (action.input) return <InputDialog action={action} input={action.input} id={id} onClose={onClose} />;
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await run(action, id);
      onClose();
    } catch (problem) {
      if (!(problem instanceof HttpProblem)) throw problem;
      setError(problem.message);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={action.confirm ?? action.title}
      confirmLabel={action.title}
      busy={busy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

/** Whether an action stops to ask something before it runs. */
export const asksFirst = ({ confirm, input }: Action): boolean =>
  confirm !== undefined || input !== undefined;
