import { OutlinedInput } from '@mui/material';
import IMask, { type InputMask } from 'imask';
import { useEffect, useRef } from 'react';
import { capitals, inputMask } from '#src/ui/input-mask.ts';
import { masksOf, storesLiterals } from '../mask.ts';
import { telephoneMask } from './telephone-mask.ts';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

/**
 * A number with a mask: kept bare for formats, as shown for masks of the register itself.
 * The library owns the text of the input, so that the cursor stays where it was; React only hears of it.
 */
export function MaskWidget(props: FieldWidgetProps) {
  const { value, onChange, onBlur, readonly, disabled, id } = props;
  const { property } = fieldOf(props);
  const { id: _, ...aria } = useControl(props);
  const input = useRef<HTMLInputElement>(null);
  const mask = useRef<InputMask>(undefined);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const literal = storesLiterals(property);
  const telephone = property.format === 'telefone' && !literal;
  // what it begins with chooses its mask, as when a person types it
  const asTyped = literal || telephone;
  const pattern = masksOf(property).join('|');
  const stored = typeof value === 'string' ? value : '';
  const outside = useRef(stored);

  useEffect(() => {
    if (!input.current) return undefined;
    const masks = pattern.split('|');
    const options = telephone ? telephoneMask : { mask: masks.map(inputMask), ...capitals(masks) };
    const made = IMask(input.current, options as never) as unknown as InputMask;
    const read = (): string => (literal ? made.value : made.unmaskedValue);
    write(made, asTyped, outside.current);
    made.on('accept', () => {
      if (read() === outside.current) return;
      outside.current = read();
      change.current(read() || undefined);
    });
    mask.current = made;
    return () => made.destroy();
  }, [pattern, literal, telephone, asTyped]);

  useEffect(() => {
    if (outside.current === stored) return;
    outside.current = stored;
    if (mask.current) write(mask.current, asTyped, stored);
  }, [stored, asTyped]);

  return (
    <OutlinedInput
      id={id}
      inputRef={input}
      fullWidth
      size="small"
      inputProps={{
        ...aria,
        autoComplete: 'off',
        inputMode: telephone ? 'tel' : /[A*]/.test(pattern) ? 'text' : 'numeric',
        className: 'num',
      }}
      error={aria['aria-invalid']}
      readOnly={readonly}
      disabled={disabled}
      onBlur={() => onBlur(id, value)}
    />
  );
}

function write(mask: InputMask, asTyped: boolean, text: string): void {
  if (asTyped) mask.value = text;
  else mask.unmaskedValue = text;
}
