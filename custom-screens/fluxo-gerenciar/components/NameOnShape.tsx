import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import styles from '../FluxoGerenciar.module.css';
import type { NamedBy } from '../use-naming.ts';

interface NameOnShapeProps {
  readonly name: string;
  /** Where it is called by its name: below it, in it, or in the strip of a lane. */
  readonly place: 'abaixo' | 'dentro' | 'faixa';
  /** What was typed before the field was there; it is asked once. */
  readonly typed: () => string;
  /** The name that it has from now on; none, where it stays as it was. */
  readonly onDone: (name: string | undefined, by?: NamedBy) => void;
}

const beside = { abaixo: styles.namingBelow, dentro: undefined, faixa: styles.namingStrip };

/** The name written where it is read. Enter, or going elsewhere, keeps it; Esc leaves it as it was. */
export const NameOnShape = ({ name, place, typed, onDone }: NameOnShapeProps) => {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const done = useRef(false);
  const [said, setSaid] = useState(name);
  const ahead = useRef(typed);
  useLayoutEffect(() => {
    const already = ahead.current();
    if (already === '') field.current?.select();
    else setSaid(already);
  }, []);
  const end = (value: string | undefined, by?: NamedBy): void => {
    if (done.current) return;
    done.current = true;
    onDone(value === name ? undefined : value, by);
  };
  return (
    <textarea
      ref={field}
      autoFocus
      className={classes(styles.naming, beside[place], 'nodrag nopan nowheel')}
      aria-label={text('fluxoDesenho.nomeNaForma')}
      value={said}
      rows={2}
      onChange={({ target }) => setSaid(target.value.replaceAll('\n', ' '))}
      onBlur={() => end(said.trim())}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        // the keys of the drawing act from the paper
        const paper = event.currentTarget.closest<HTMLElement>('[data-papel]');
        end(event.key === 'Enter' ? said.trim() : undefined, event.key);
        paper?.focus();
      }}
    />
  );
};
