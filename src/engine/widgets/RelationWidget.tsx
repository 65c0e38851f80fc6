import { useContext } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useForm, useFormNow } from '../form/form-context.ts';
import { RowContext } from '../templates/row-context.ts';
import { narrowingOf } from './relation-filter.ts';
import { RelationPicker } from './RelationPicker.tsx';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

/** A relation to one record, or to several. */
export function RelationWidget(props: FieldWidgetProps) {
  const text = useText();
  const { fields } = useForm();
  const { values } = useFormNow();
  const row = useContext(RowContext);
  const field = fieldOf(props);
  const { id, ...aria } = useControl(props);
  const { value, onChange, onBlur, readonly, disabled } = props;
  const relation = field.property['x-relation'];
  const multiple = field.kind === 'relations';
  const ids = idsOf(value);
  const { filter, waitsFor } = narrowingOf(relation ?? { resource: '' }, row?.values, values, fields);
  const rotulos = (row ? row.values : values)['rotulos'] as Record<string, unknown> | undefined;
  return (
    <RelationPicker
      id={id}
      resource={relation?.resource ?? ''}
      rotulo={relation?.label}
      filter={filter}
      waitsFor={waitsFor}
      value={ids}
      labels={knownLabels(ids, rotulos?.[field.name])}
      multiple={multiple}
      {...(row ? { placeholder: text('cadastro.campo.escolha') } : {})}
      aria={aria}
      idle={disabled || readonly}
      onChange={(next) => onChange(multiple ? next : next[0])}
      onBlur={() => onBlur(id, value)}
    />
  );
}

const idsOf = (value: unknown): number[] => {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((each): each is number => typeof each === 'number');
};

/** The labels that came with the values; a value chosen since has none here, and its option is known to the picker. */
function knownLabels(ids: readonly number[], rotulo: unknown): Record<number, string> {
  const labels: unknown[] = Array.isArray(rotulo) ? rotulo : [rotulo];
  return Object.fromEntries(
    ids.flatMap((id, index) => (typeof labels[index] === 'string' ? [[id, labels[index]] as const] : [])),
  );
}
