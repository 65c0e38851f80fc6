import type { ObjectFieldTemplateProps, UiSchema } from '@rjsf/utils';
import { fieldOfUi } from '../form/field-of-ui.ts';
import { isShown } from '../form/visibility.ts';
import styles from './Rows.module.css';

/** The cells of a row; a column that does not apply to this row stays empty. Rows within rows stand in the last cell. */
export function RowCells({ properties, uiSchema, formData }: ObjectFieldTemplateProps) {
  const values = (formData ?? {}) as Record<string, unknown>;
  const fields = properties.map(({ name }) => fieldOfUi(uiSchema?.[name] as UiSchema | undefined));
  const known = fields.filter((field) => field !== undefined);
  return properties.map(({ name, content }, index) => {
    const field = fields[index];
    if (!field) return null;
    const shown = isShown(field, known, values);
    return (
      <td
        key={name}
        role="cell"
        data-celula={name}
        data-kind={field.kind}
        data-rotulo={field.title}
        data-vazia={!shown}
        className={styles.cell}
      >
        {shown && content}
      </td>
    );
  });
}
