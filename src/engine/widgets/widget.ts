import { useContext } from 'react';
import type { Field } from '../field.ts';
import { errorId, helpId, idleId } from '../form/field-path.ts';
import { RowContext } from '../templates/row-context.ts';

/** What a widget of ours reads of what rjsf hands it. */
export interface FieldWidgetProps {
  id: string;
  label: string;
  value?: unknown;
  options: object;
  rawErrors?: string[];
  readonly?: boolean;
  disabled?: boolean;
  onChange: (value: unknown) => void;
  onBlur: (id: string, value: unknown) => void;
}

/** What the uiSchema says to a widget. */
interface FieldOptions {
  campo: Field;
  obrigatorio: boolean;
}

/** The field that a widget types in. */
export const fieldOf = ({ options }: Pick<FieldWidgetProps, 'options'>): Field =>
  (options as FieldOptions).campo;

/** Whether the field must be filled now, in its row when it is in one. */
export function useMustFill({ options }: Pick<FieldWidgetProps, 'options'>): boolean {
  const row = useContext(RowContext);
  const { campo, obrigatorio } = options as FieldOptions;
  return row?.now.isRequired(campo) ?? obrigatorio;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
  /** Set in a grid of rows, where the label is the head of the column. */
  'aria-label': string | undefined;
}

/** What ties a control to its label, help and error. */
export function useControl(props: FieldWidgetProps): ControlProps {
  const row = useContext(RowContext);
  const { id, rawErrors = [] } = props;
  const field = fieldOf(props);
  const invalid = rawErrors.length > 0;
  const texts = [
    invalid && (row ? row.errorId : errorId(id)),
    !row && field.property.description && helpId(id),
    !row && field.property['x-idle'] && idleId(id),
  ];
  return {
    id,
    'aria-describedby': texts.filter(Boolean).join(' ') || undefined,
    'aria-invalid': invalid,
    'aria-required': useMustFill(props),
    'aria-label': row ? `${field.title}, ${row.label}` : undefined,
  };
}
