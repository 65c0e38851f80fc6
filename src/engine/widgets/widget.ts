import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import type { Field } from '../field.ts';
import { errorId, helpId } from '../form/field-path.ts';
import { RowContext } from '../templates/RowContext.ts';

/** The field that a widget types in. */
export const fieldOf = ({ options }: Pick<WidgetProps, 'options'>): Field =>
  options['campo'] as unknown as Field;

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
  /** Set in a grid of rows, where the label is the head of the column. */
  'aria-label': string | undefined;
}

/** What ties a control to its label, help and error. */
export function useControl(props: WidgetProps): ControlProps {
  const row = useContext(RowContext);
  const { id, rawErrors = [] } = props;
  const field = fieldOf(props);
  const invalid = rawErrors.length > 0;
  const texts = [
    invalid && (row ? row.errorId : errorId(id)),
    !row && field.property.description && helpId(id),
  ];
  return {
    id,
    'aria-describedby': texts.filter(Boolean).join(' ') || undefined,
    'aria-invalid': invalid,
    'aria-required': props.options['obrigatorio'] === true,
    'aria-label': row ? `${field.title}, ${row.label}` : undefined,
  };
}
