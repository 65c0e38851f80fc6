import Popover from '@mui/material/Popover';
import { useState } from 'react';
import type { Marcador } from '#schemas/shapes/marcador.ts';
import { useText } from '#src/i18n/use-text.ts';
import { MarcadorChip } from './MarcadorChip.tsx';
import { MarcadorNote } from './MarcadorNote.tsx';
import styles from './MarcadorMark.module.css';

interface MarcadorMarkProps {
  readonly marcador: Marcador;
  /** Whether Tab stops here. */
  readonly stop: boolean;
}

/** A marker of a row: its colour and its text; pressed, its note, whose it is, who wrote it and when. */
export const MarcadorMark = ({ marcador, stop }: MarcadorMarkProps) => {
  const text = useText();
  const { alcance, cor, texto, nota } = marcador;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = text(`caixa.marcador.rotulos.${alcance}`, { texto });
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        tabIndex={stop ? 0 : -1}
        aria-haspopup="dialog"
        aria-label={name}
        title={nota}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={(event) => {
          // the list would open the row
          if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
        }}
      >
        <MarcadorChip cor={cor} alcance={alcance}>
          <span className={styles.text}>{texto}</span>
        </MarcadorChip>
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, tabIndex: -1 } }}
      >
        <div className={styles.panel}>
          <MarcadorNote marcador={marcador} />
        </div>
      </Popover>
    </>
  );
};
