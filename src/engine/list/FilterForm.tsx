import { MenuItem, MenuList } from '@mui/material';
import { Check } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { canonical } from '#schemas/formats.ts';
import { useText } from '#src/i18n/use-text.ts';
import { later } from '#src/ui/later.tsx';
import type { Field } from '../field.ts';
import { plainValue } from '../plain-value.ts';
import { enumLabel, weekdayName } from '../format-value.ts';
import { ApplyFilter } from './ApplyFilter.tsx';
import { FilterInput } from './FilterInput.tsx';
import { filterForm, filterKeys } from './list-filter.ts';
import styles from './Filters.module.css';

const RelationPicker = later(() =>
  import('../widgets/RelationPicker.tsx').then((module) => module.RelationPicker),
);
const FilterNumbers = later(() => import('./FilterNumbers.tsx').then((module) => module.FilterNumbers));
const FilterDates = later(() => import('./FilterDates.tsx').then((module) => module.FilterDates));

interface Props {
  field: Field;
  values: Record<string, unknown>;
  onApply: (values: Record<string, unknown>) => void;
}

/** The input that fits the field. A choice applies at once; what is typed waits for Enter or the button. */
export function FilterForm({ field, values, onApply }: Props) {
  const form = filterForm(field);
  if (form === 'choice' || form === 'yes-no')
    return <ChoiceFilter field={field} values={values} onApply={onApply} />;
  if (form === 'relation') return <RelationFilterForm field={field} values={values} onApply={onApply} />;
  if (form === 'numbers') return <FilterNumbers field={field} values={values} onApply={onApply} />;
  if (form === 'dates') return <FilterDates field={field} values={values} onApply={onApply} />;
  return <TypedFilter field={field} values={values} onApply={onApply} />;
}

function TypedFilter({ field, values, onApply }: Props) {
  const form = filterForm(field);
  const keys = filterKeys(field);
  const [draft, setDraft] = useState<Record<string, string>>(() =>
    Object.fromEntries(keys.map((key) => [key, plainValue(values[key])])),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { format } = field.property;
    const typed = Object.entries(draft).filter(([, value]) => value.trim() !== '');
    onApply(
      Object.fromEntries(
        typed.map(([key, value]) => [
          key,
          form === 'exact' && format ? canonical(format, value) : value.trim(),
        ]),
      ),
    );
  };
  return (
    <form onSubmit={submit}>
      <div className={styles.inputs}>
        {keys.map((key, index) => (
          <FilterInput
            key={key}
            label={field.title}
            hideLabel
            numeric={false}
            focused={index === 0}
            value={draft[key] ?? ''}
            onChange={(value) => setDraft({ ...draft, [key]: value })}
          />
        ))}
      </div>
      <ApplyFilter />
    </form>
  );
}

function ChoiceFilter({ field, values, onApply }: Props) {
  const text = useText();
  const current = plainValue(values[field.name]);
  const options =
    filterForm(field) === 'yes-no'
      ? [
          { value: 'true', label: text('cadastro.sim') },
          { value: 'false', label: text('cadastro.nao') },
        ]
      : optionsOf(field);
  const start = Math.max(
    0,
    options.findIndex(({ value }) => value === current),
  );
  return (
    <MenuList className={styles.options}>
      {options.map(({ value, label }, index) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === current}
          selected={value === current}
          autoFocus={index === start}
          onClick={() => onApply({ [field.name]: value })}
        >
          <span className="grow">{label}</span>
          {value === current && <Check size={16} aria-hidden />}
        </MenuItem>
      ))}
    </MenuList>
  );
}

function optionsOf(field: Field): { value: string; label: string }[] {
  if (field.kind === 'weekdays')
    return [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekdayName(day) }));
  const values = field.property.enum ?? field.property.items?.enum ?? [];
  return values.map((value) => ({ value: String(value), label: enumLabel(field, value) }));
}

function RelationFilterForm({ field, values, onApply }: Props) {
  const id = values[field.name];
  return (
    <RelationPicker
      id={`filtro-${field.name}`}
      resource={field.property['x-relation']?.resource ?? ''}
      rotulo={field.property['x-relation']?.label}
      filter={{}}
      value={id === undefined ? [] : [Number(id)]}
      labels={{}}
      ariaLabel={field.title}
      autoFocus
      onChange={(ids) => onApply(ids[0] === undefined ? {} : { [field.name]: ids[0] })}
    />
  );
}
