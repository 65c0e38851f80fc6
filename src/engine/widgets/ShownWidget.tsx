import { ViewedValue } from './ViewedValue.tsx';
import { fieldOf, type FieldWidgetProps } from './widget.ts';
import styles from './Widgets.module.css';

/** A value that only the server writes and that is more than its text: shown in the form as everywhere. */
export function ShownWidget(props: FieldWidgetProps) {
  return (
    <div id={props.id} tabIndex={-1} className={styles.shown}>
      <ViewedValue field={fieldOf(props)} value={props.value} />
    </div>
  );
}
