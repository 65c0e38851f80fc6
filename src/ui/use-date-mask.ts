import IMask, { type InputMask } from 'imask';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface DateMask {
  readonly input: RefObject<HTMLInputElement | null>;
  /** What the field shows now. */
  readonly written: string;
  readonly write: (value: string) => void;
}

/**
 * Keeps a field under a mask. The field belongs to the mask, not to React, so that typing in the middle keeps the cursor.
 * @param onChange every change of what is written, by the person or by `write`
 */
export const useDateMask = (mask: string, initial: string, onChange: (written: string) => void): DateMask => {
  const input = useRef<HTMLInputElement>(null);
  const control = useRef<InputMask>(null);
  const [written, setWritten] = useState(initial);
  const listener = useRef(onChange);
  const first = useRef(initial);
  useEffect(() => {
    listener.current = onChange;
  });
  useEffect(() => {
    if (!input.current) return undefined;
    const masked = IMask(input.current, { mask });
    masked.value = first.current;
    masked.on('accept', () => {
      first.current = masked.value;
      setWritten(masked.value);
      listener.current(masked.value);
    });
    control.current = masked;
    return () => masked.destroy();
  }, [mask]);
  const write = (value: string): void => {
    if (control.current && control.current.value !== value) control.current.value = value;
  };
  return { input, written, write };
};
