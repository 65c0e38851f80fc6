import { useEffect, useRef, useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import styles from '../FluxoGerenciar.module.css';

interface NameOnShapeProps {
  readonly name: string;
  /** It is called by words below it, and not inside. */
  readonly below: boolean;
  /** The name that it has from now on; none, where it stays as it was. */
  readonly onDone: (name: string | undefined) => void;
}

/** The name written where it is read. Enter, or going elsewhere, keeps it; Esc leaves it as it was. */
export const NameOnShape = ({ name, below, onDone }: NameOnShapeProps) => {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const done = useRef(false);
  const [said, setSaid] = useState(name);
  useEffect(() => field.current?.select(), []);
  const end = (value: string | undefined): void => {
    if (done.current) return;
    done.current = true;
    onDone(value === name ? undefined : value);
  };
  return (
    <textarea
      ref={field}
      autoFocus
      className={classes(styles.naming, below && styles.namingBelow, 'nodrag nopan nowheel')}
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
        end(event.key === 'Enter' ? said.trim() : undefined);
        paper?.focus();
      }}
    />
  );
};
