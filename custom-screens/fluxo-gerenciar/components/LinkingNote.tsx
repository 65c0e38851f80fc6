import Button from '@mui/material/Button';
import { useText } from '#src/i18n/use-text.ts';
import { elementOf, type Drawing } from '../drawing.ts';
import { elementName } from '../element-name.ts';
import type { Linking } from '../use-linking.ts';
import styles from './Linking.module.css';

interface LinkingNoteProps {
  readonly drawing: Drawing;
  readonly linking: Linking;
}

/** Over the paper, while a link waits for where it leads: what is to be done, and the way out. */
export const LinkingNote = ({ drawing, linking: { source, at, stop } }: LinkingNoteProps) => {
  const text = useText();
  const from = elementOf(drawing, source);
  if (!from) return null;
  const to = elementOf(drawing, at);
  return (
    <div className={styles.note}>
      <span role="status">
        {to
          ? text('fluxoDesenho.ligar.a', { nome: elementName(to, text) })
          : text('fluxoDesenho.ligar.espera', { nome: elementName(from, text) })}
      </span>
      <Button size="small" onClick={stop}>
        {text('fluxoDesenho.ligar.desistir')}
      </Button>
    </div>
  );
};
