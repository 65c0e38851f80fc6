import { useContext } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useForm } from '../form/FormContext.ts';
import { pathOfId } from '../form/field-path.ts';
import { RowContext } from '../templates/RowContext.ts';
import { narrowingOf } from './relation-filter.ts';
import { RelationPicker } from './RelationPicker.tsx';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

/** A relation to one record, or to several. */
export function RelationWidget(props: FieldWidgetProps) {
  const text = useText();
  const form = useForm();
  const row = useContext(RowContext);
  const field = fieldOf(props);
  const { id, ...aria } = useControl(props);
  const { value, onChange, onBlur, readonly, disabled } = props;
  const relation = field.property['x-relation'];
  const multiple = field.kind === 'relations';
  const ids = idsOf(value);
  const { filter, waitsFor } = narrowingOf(
    relation ?? { resource: '' },
    row?.values,
    form.values,
    form.fields,
  );
  const rotulos = row ? row.values['rotulos'] : form.rotulos;
  return (
    <RelationPicker
      id={id}
      resource={relation?.resource ?? ''}
      rotulo={relation?.label}
      filter={filter}
      waitsFor={waitsFor}
      value={ids}
      labels={knownLabels(
        ids,
        (rotulos as Record<string, unknown> | undefined)?.[field.name],
        form.original(pathOfId(id)),
      )}
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

/** The labels that came with the record belong to the values that it came with, not to what was chosen since. */
function knownLabels(ids: readonly number[], rotulo: unknown, original: unknown): Record<number, string> {
  const first = idsOf(original);
  const labels: unknown[] = Array.isArray(rotulo) ? rotulo : [rotulo];
  const pairs = first.flatMap((id, index) => {
    const label = labels[index];
    return ids.includes(id) && typeof label === 'string' ? [[id, label] as const] : [];
  });
  return Object.fromEntries(pairs);
}
