import type { FieldTemplateProps } from '@rjsf/utils';
import { CircleAlert } from 'lucide-react';
import { useContext } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { isSearched, type FieldKind } from '../field.ts';
import { fieldOfUi } from '../form/field-of-ui.ts';
import { useForm } from '../form/form-context.ts';
import { errorId, helpId, idleId, pathOfId } from '../form/field-path.ts';
import { RowContext } from './row-context.ts';
import styles from './Form.module.css';

/** Controls that are several elements: their label names the group instead of pointing at one input. */
const groups: ReadonlySet<FieldKind> = new Set([
  'radio',
  'enums',
  'weekdays',
  'permission-matrix',
  'custom',
  'image',
  'file',
  'enum',
  'meter',
  'bytes',
  'link',
]);

/** Label above, control, help and error below, tied by ids. In a grid of rows the column says the label. */
export function FieldTemplate(props: FieldTemplateProps) {
  const text = useText();
  const row = useContext(RowContext);
  const { sections } = useForm();
  const { id, label, hidden, children, uiSchema, rawErrors = [], readonly } = props;
  const field = fieldOfUi(uiSchema);
  // the root, a row and a grid draw themselves
  if (!field || field.kind === 'rows') return children;
  if (hidden) return null;
  if (row) return <div data-campo={pathOfId(id)}>{children}</div>;
  const optional =
    uiSchema?.['ui:options']?.['obrigatorio'] !== true && !readonly && field.kind !== 'computed';
  const labelled = field.kind !== 'boolean';
  // a section that is one field already said its name
  const alone = sections.some(
    ({ title, names }) => names.length === 1 && names[0] === field.name && title === label,
  );
  const labelClass = alone ? 'vh' : styles.label;
  const [error] = rawErrors;
  const content = (
    <>
      {label}
      {optional && <span className={styles.optional}> {text('cadastro.formulario.opcional')}</span>}
    </>
  );
  return (
    <div className={styles.field} data-campo={pathOfId(id)} data-switch={!labelled}>
      {labelled &&
        (groups.has(field.kind) && !isSearched(field) ? (
          <span className={labelClass} id={`${id}-rotulo`}>
            {content}
          </span>
        ) : (
          <label className={labelClass} htmlFor={id}>
            {content}
          </label>
        ))}
      {children}
      {field.property.description && (
        <p className={styles.help} id={helpId(id)}>
          {field.property.description}
        </p>
      )}
      {field.property['x-idle'] && (
        <p className={styles.help} id={idleId(id)}>
          {text('cadastro.campo.semEfeito')}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={errorId(id)}>
          <CircleAlert size={14} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
