import { useState, type FormEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { Field } from '../field.ts';
import { readBytes, writtenBytes } from '../format-bytes.ts';
import { plainValue } from '../plain-value.ts';
import { readNumber, writtenAmountOf, writtenNumber } from '../read-number.ts';
import { ApplyFilter } from './ApplyFilter.tsx';
import { FilterInput } from './FilterInput.tsx';
import { filterKeys } from './list-filter.ts';
import styles from './Filters.module.css';

interface Props {
  field: Field;
  values: Record<string, unknown>;
  onApply: (values: Record<string, unknown>) => void;
}

/** From a number, up to a number, or both; a size is typed with its unit. What is no number is refused here. */
export function FilterNumbers({ field, values, onApply }: Props) {
  const text = useText();
  const sizes = field.kind === 'bytes';
  const written = field.kind === 'money' ? writtenAmountOf : sizes ? writtenSize : writtenNumber;
  const read = (typed: string): number | string | undefined =>
    sizes ? readBytes(typed) : readNumber(typed, field.property);
  const keys = filterKeys(field);
  const labels = [text('cadastro.lista.de'), text('cadastro.lista.ate')];
  const [draft, setDraft] = useState<Record<string, string>>(() =>
    Object.fromEntries(keys.map((key) => [key, typedAs(values[key], written)])),
  );
  const [refused, setRefused] = useState(false);
  const wrong = (key: string): boolean => typeof read(draft[key] ?? '') === 'string';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setRefused(true);
    if (keys.some(wrong)) return;
    const numbers = keys.map((key) => [key, read(draft[key] ?? '')] as const);
    onApply(
      Object.fromEntries(
        numbers.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)] as const])),
      ),
    );
  };
  return (
    <form onSubmit={submit}>
      <div className={styles.inputs}>
        {keys.map((key, index) => (
          <FilterInput
            key={key}
            label={labels[index] ?? ''}
            hideLabel={false}
            // the keyboard of numbers has no letters for the unit
            numeric={!sizes}
            problem={
              refused && wrong(key)
                ? text(sizes ? 'cadastro.lista.tamanhoErrado' : 'cadastro.lista.numeroErrado')
                : undefined
            }
            help={sizes && index === 0 ? text('cadastro.lista.tamanhoAjuda') : undefined}
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

const writtenSize = (value: unknown): string => (typeof value === 'number' ? writtenBytes(value) : '');

/** The value of the address as it would be typed. */
function typedAs(value: unknown, written: (number: number) => string): string {
  const plain = plainValue(value);
  const number = plain === '' ? NaN : Number(plain);
  return Number.isNaN(number) ? plain : written(number);
}
