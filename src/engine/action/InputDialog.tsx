import { useEffect, useMemo } from 'react';
import type { Action, ActionInput } from '#schemas/generated-definition.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';

import { fieldsOf } from '../field.ts';
import { defaultValues } from '../form/clean-record.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { sectionsOf } from '../form/layout.ts';
import { useValidator } from '../form/validator.ts';
import { useRegister } from '../RegisterContext.tsx';
import { useRunAction } from './use-run-action.ts';

interface Props {
  action: Action;
  input: ActionInput;
  id?: number | undefined;
  /** What to do with what was filled in; absent, the action runs. */
  onSend?: (record: Record<string, unknown>) => Promise<void>;
  onClose: () => void;
}

/** What an action asks for, in the widgets of the forms, judged by the validator that the server compiled for it. */
export function InputDialog({ action, input, id, onSend, onClose }: Props) {
  const text = useText();
  const run = useRunAction();
  const { place } = useRegister();
  const fields = useMemo(() => fieldsOf(input), [input]);
  const sections = useMemo(() => sectionsOf(undefined, fields, action.title), [fields, action]);
  const { data: validator, error } = useValidator(place.register.validador.acoes?.[action.name], input);
  useEffect(() => {
    if (!error) return;
    notify(text('cadastro.formulario.erroTitulo'), { kind: 'error' });
    onClose();
  }, [error, onClose, text]);
  if (!validator) return null;
  return (
    <FormDialog
      title={action.title}
      fields={fields}
      sections={sections}
      values={defaultValues(fields)}
      validator={validator}
      confirmLabel={action.title}
      onSend={onSend ?? ((record) => run(action, id, record))}
      onClose={onClose}
    >
      {action.confirm}
    </FormDialog>
  );
}
