import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCloseUnlessTyped } from '#src/ui/ConfirmDialog.tsx';
import { Lines } from '#src/ui/Lines.tsx';
import { Note } from '#src/ui/Note.tsx';
import { useOnceShown } from '#src/ui/use-once-shown.ts';
import type { Field } from '../field.ts';
import { cleanRecord } from './clean-record.ts';
import { focusField } from './focus-field.ts';
import { FormFields } from './FormFields.tsx';
import { fieldsAsShown } from './form-order.ts';
import { FormTabs, tabOfField } from './FormTabs.tsx';
import { tabsOf, type FormSection } from './layout.ts';
import { refusedFields } from './refused-fields.ts';
import { useInertWhile } from './use-inert-while.ts';
import { useFormState } from './use-form-state.ts';
import { useSubmit } from './use-submit.ts';
import type { RecordValidator } from './validator.ts';

interface Props {
  title: string;
  children?: ReactNode;
  fields: readonly Field[];
  readOnly?: readonly string[] | undefined;
  sections: readonly FormSection[];
  values: Record<string, unknown>;
  validator: RecordValidator;
  confirmLabel: string;
  /** Sends what was filled in; an `HttpProblem` is shown here, on its fields. */
  onSend: (record: Record<string, unknown>) => Promise<void>;
  onClose: () => void;
}

/** A form in a dialog, with the same widgets, rules and errors as on a page of its own. */
export function FormDialog({ title, children, sections, values, validator, ...props }: Props) {
  const text = useText();
  const titleId = useId();
  // without the signs that separate the parts of an id
  const prefix = `campo${useId().replaceAll(/[^\da-z]/gi, '')}`;
  const box = useRef<HTMLFormElement>(null);
  const fields = useMemo(() => fieldsAsShown(sections, props.fields), [sections, props.fields]);
  const form = useFormState(fields, values, validator, props.readOnly);
  const [busy, setBusy] = useState(false);
  const fieldsBox = useInertWhile(busy);
  const onceShown = useOnceShown();
  const [problem, setProblem] = useState<string>();
  const tabs = tabsOf(sections);
  const [chosen, setTab] = useState<string>();
  const tab = tabs.find((name) => name === chosen) ?? tabs[0];

  /** Whoever was quicker than the opening dialog keeps the field they are in. */
  const begin = (): void => {
    if (!box.current?.contains(document.activeElement))
      focusField(fields[0]?.name ?? '', box.current, prefix);
  };
  const goTo = (campo: string): void => {
    setTab(tabOfField(sections, campo) ?? tab);
    onceShown(() => focusField(campo, box.current, prefix));
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await props.onSend(cleanRecord(fields, form.values, props.readOnly));
      props.onClose();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof HttpProblem)) throw error;
      const { errors, other } = refusedFields(fields, form.values, error);
      form.refuse(errors);
      setProblem(other);
      if (errors[0]) goTo(errors[0].campo);
    }
  };
  const saving = useSubmit(form, () => void send(), goTo);
  const { close, question } = useCloseUnlessTyped(form.dirty || form.sending, title, props.onClose);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // the dialog may stand inside another form
    event.stopPropagation();
    if (!busy) saving.ask();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth={fields.length > 3 ? 'md' : 'sm'}
      onClose={busy ? undefined : close}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: begin } }}
      // keys and clicks of the dialog are nothing to what stands around its opener
      onKeyDown={(event) => event.stopPropagation()}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <form ref={box} noValidate onSubmit={submit} style={{ display: 'contents' }}>
        <DialogContent>
          {children !== undefined && <p className="sub">{children}</p>}
          {problem !== undefined && (
            <Note tone="rubro" alert>
              <Lines text={problem} />
            </Note>
          )}
          <FormTabs tabs={tabs} tab={tab} sections={sections} errors={form.errors} onChange={setTab} />
          <div ref={fieldsBox}>
            <FormFields
              form={form}
              fields={fields}
              readOnly={props.readOnly}
              sections={sections}
              tab={tab}
              record={undefined}
              validator={validator}
              prefix={prefix}
              plain
            />
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose} disabled={busy}>
            {text('cadastro.cancelar')}
          </Button>
          <Button type="submit" variant="contained" color="primary" loading={busy || saving.waiting}>
            {props.confirmLabel}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
