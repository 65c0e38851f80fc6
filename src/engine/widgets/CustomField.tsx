import type { FieldProps } from '@rjsf/utils';
import { knownField } from '../form/field-of-ui.ts';
import { useFormNow } from '../form/form-context.ts';
import { errorId, helpId } from '../form/field-path.ts';
import { customWidget } from './custom-widgets.ts';
import { ReadOnlyValue } from './ReadOnlyValue.tsx';

/** A value that is an object: only the part of the product that knows it can change it; without it, it is shown. */
export function CustomField(props: FieldProps) {
  const { values } = useFormNow();
  const { fieldPathId, uiSchema, rawErrors = [], readonly, disabled, onChange, onBlur } = props;
  const formData: unknown = props.formData;
  const field = knownField(uiSchema);
  const id = fieldPathId.$id;
  const Widget = customWidget(field.property['x-widget']);
  if (!Widget) return <ReadOnlyValue id={id} value={formData} />;
  const described = [rawErrors.length > 0 && errorId(id), field.property.description && helpId(id)]
    .filter(Boolean)
    .join(' ');
  return (
    <Widget
      id={id}
      field={field}
      value={formData}
      values={values}
      readOnly={readonly || disabled || false}
      invalid={rawErrors.length > 0}
      describedBy={described || undefined}
      onChange={(value) => onChange(value, fieldPathId.path)}
      onBlur={() => onBlur(id, formData)}
    />
  );
}
