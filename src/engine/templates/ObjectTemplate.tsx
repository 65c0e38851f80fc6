import type { ObjectFieldTemplateProps, UiSchema } from '@rjsf/utils';
import { useContext } from 'react';
import { RowContext } from './row-context.ts';
import { Sections } from './Sections.tsx';
import { fieldOfUi } from '../form/field-of-ui.ts';
import styles from './Rows.module.css';

/** The cells of a row; a column that does not apply to this row stays empty. Rows within rows stand in the last cell. */
function RowCells({ properties, uiSchema }: ObjectFieldTemplateProps) {
  const row = useContext(RowContext);
  return properties.map(({ name, content }) => {
    const field = fieldOfUi(uiSchema?.[name] as UiSchema | undefined);
    if (!field) return null;
    const shown = row?.now.isShown(field) ?? true;
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

/** The record in its sections, or a row in its cells. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const row = useContext(RowContext);
  return row ? <RowCells {...props} /> : <Sections {...props} />;
}
