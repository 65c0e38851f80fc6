import { useDataProvider } from 'react-admin';
import { useState } from 'react';
import type { Action } from '#schemas/generated-definition.ts';
import { later } from '#src/ui/later.tsx';
import type { RegisterDataProvider } from '../data-provider.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';

const InputDialog = later(() => import('../action/InputDialog.tsx').then((module) => module.InputDialog));
const BulkDialog = later(() => import('./BulkDialog.tsx').then((module) => module.BulkDialog));

interface Props {
  action: Action;
  records: readonly RegisterRecord[];
  onClose: () => void;
}

/** An action of the definition for a selection: what it asks for is asked once, and it is done to each record. */
export function BulkAction({ action, records, onClose }: Props) {
  const { resource } = useRegister();
  const provider = useDataProvider<RegisterDataProvider>();
  const [input, setInput] = useState<Record<string, unknown>>();
  if (action.input && !input)
    return (
      <InputDialog
        action={action}
        input={action.input}
        onSend={(record) => {
          setInput(record);
          // it never closes by itself: its place goes to the dialog that tells the results
          return new Promise<never>(() => undefined);
        }}
        onClose={onClose}
      />
    );
  return (
    <BulkDialog
      name="declarada"
      title={action.title}
      act={async ({ id }) => {
        await provider.act(resource, action.name, id, input);
      }}
      records={records}
      onClose={onClose}
    />
  );
}
