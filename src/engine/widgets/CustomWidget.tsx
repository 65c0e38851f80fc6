import { useFormNow } from '../form/form-context.ts';
import { customWidget } from './custom-widgets.ts';
import { ReadOnlyValue } from './ReadOnlyValue.tsx';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

/** A value typed in a widget that another part of the product brings. */
export function CustomWidget(props: FieldWidgetProps) {
  const { values } = useFormNow();
  const field = fieldOf(props);
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useControl(props);
  const Widget = customWidget(field.property['x-widget']);
  if (!Widget) return <ReadOnlyValue id={id} value={props.value} />;
  return (
    <Widget
      id={id}
      field={field}
      value={props.value}
      values={values}
      readOnly={props.readonly || props.disabled || false}
      invalid={invalid}
      describedBy={describedBy}
      onChange={props.onChange}
      onBlur={() => props.onBlur(id, props.value)}
    />
  );
}
