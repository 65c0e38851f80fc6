import Form from '@rjsf/core';
import { useMemo, type ReactNode } from 'react';
import { text } from '#src/i18n/text.ts';
import { formatDay } from '#src/i18n/dates.ts';
import type { Field } from '../field.ts';
import type { RegisterRecord } from '../register.ts';
import { templates } from '../templates/index.ts';
import { RowContext } from '../templates/row-context.ts';
import { CustomField } from '../widgets/CustomField.tsx';
import { widgets } from '../widgets/index.ts';
import { FormContext, FormNowContext } from './form-context.ts';
import { idPrefix, idSeparator, pathOfId, toErrorSchema } from './field-path.ts';
import type { FormSection } from './layout.ts';
import { rjsfSchema, rjsfUiSchema, structureKey } from './rjsf-schema.ts';
import type { FormState } from './use-form-state.ts';
import type { RecordValidator } from './validator.ts';
import styles from './Form.module.css';

interface Props {
  form: FormState;
  fields: readonly Field[];
  /** Fields that the person sees and does not change. */
  readOnly?: readonly string[] | undefined;
  sections: readonly FormSection[];
  tab: string | undefined;
  record: RegisterRecord | undefined;
  validator: RecordValidator;
  /** First part of the ids of the controls: a form inside another has its own. */
  prefix?: string;
  /** Sections without sheets, as inside a dialog. */
  plain?: boolean;
}

const ownFields = { custom: CustomField };
// the outer form holds the save bar: inside it rjsf draws a plain box
const Box = ({ children }: { children?: ReactNode }) => <div className={styles.sections}>{children}</div>;

/** The fields, drawn by rjsf with our templates and widgets. What is wrong comes from outside, when it is time to show it. */
export function FormFields({
  form,
  fields,
  readOnly,
  sections,
  tab,
  record,
  validator,
  prefix = idPrefix,
  plain = false,
}: Props) {
  const structure = structureKey(fields, form.values);
  const schema = useMemo(() => rjsfSchema(fields), [fields]);
  // the structure is what the uiSchema depends on: other changes of the values leave it as it is
  const uiSchema = useMemo(() => rjsfUiSchema(fields, form.values, readOnly), [fields, structure, readOnly]); // oxlint-disable-line react/exhaustive-deps -- see above
  const errorSchema = useMemo(() => toErrorSchema(form.errors), [form.errors]);
  const creating = record === undefined;
  const note = useMemo(() => record && noteOf(record), [record]);
  const { set, insertRow, repeat, report, values, repeated, errors } = form;
  const info = useMemo(
    () => ({ fields, sections, creating, set, insertRow, repeat, report, tab, note, plain }),
    [fields, sections, creating, set, insertRow, repeat, report, tab, note, plain],
  );
  const now = useMemo(() => ({ values, repeated, errors }), [values, repeated, errors]);
  return (
    <FormContext.Provider value={info}>
      <FormNowContext.Provider value={now}>
        {/* a dialog opened from a row is no part of the row */}
        <RowContext.Provider value={undefined}>
          <Form
            key={form.generation}
            tagName={Box as never}
            schema={schema}
            uiSchema={uiSchema}
            formData={form.values}
            validator={validator.rjsf}
            extraErrors={errorSchema}
            noValidate
            noHtml5Validate
            showErrorList={false}
            idPrefix={prefix}
            idSeparator={idSeparator}
            templates={templates ?? {}}
            widgets={widgets}
            fields={ownFields}
            experimental_defaultFormStateBehavior={{
              emptyObjectFields: 'skipDefaults',
              arrayMinItems: { populate: 'never' },
            }}
            onChange={({ formData }) => form.change(formData as Record<string, unknown>)}
            onBlur={(id) => form.touch(pathOfId(id))}
          >
            {/* the save bar of the page takes the place of rjsf's own button */}
            <></>
          </Form>
        </RowContext.Provider>
      </FormNowContext.Provider>
    </FormContext.Provider>
  );
}

function noteOf({ criadoEm, rotulos }: RegisterRecord): string | undefined {
  if (typeof criadoEm !== 'string') return undefined;
  const data = formatDay(criadoEm);
  const quem = rotulos?.['criadoPor'];
  return typeof quem === 'string'
    ? text('cadastro.formulario.cadastrado', { data, quem })
    : text('cadastro.formulario.cadastradoEm', { data });
}
