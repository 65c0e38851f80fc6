import { Button } from '@mui/material';
import { useState } from 'react';
import type { Action } from '#schemas/generated-definition.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { notifyProblem } from '#src/ui/notify.ts';
import { ActionDialog, asksFirst } from '../action/ActionDialog.tsx';
import { useRunAction } from '../action/use-run-action.ts';

/** The buttons that the definition declares on the list. */
export function ListActions({ actions }: { actions: readonly Action[] }) {
  const run = useRunAction();
  const [running, setRunning] = useState<string>();
  const [asked, setAsked] = useState<Action>();
  const start = async (action: Action): Promise<void> => {
    setRunning(action.name);
    try {
      await run(action);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      notifyProblem(error);
    } finally {
      setRunning(undefined);
    }
  };
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.name}
          size="small"
          loading={running === action.name}
          onClick={() => (asksFirst(action) ? setAsked(action) : void start(action))}
        >
          {action.title}
        </Button>
      ))}
      {asked && <ActionDialog action={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
