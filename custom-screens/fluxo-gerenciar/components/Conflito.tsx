import Button from '@mui/material/Button';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import panel from '../FluxoGerenciar.module.css';

interface ConflitoProps {
  readonly motivo: string;
  readonly onMine: () => Promise<void>;
  readonly onTheirs: () => Promise<void>;
}

/** Somebody saved another drawing meanwhile: nothing is lost, and who draws chooses which one goes on. */
export const Conflito = ({ motivo, onMine, onTheirs }: ConflitoProps) => {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const choose = (work: () => Promise<void>): void => {
    setBusy(true);
    work()
      .catch(notifyProblem)
      .finally(() => setBusy(false));
  };
  return (
    <Note tone="ambar" alert>
      <p>{motivo}</p>
      <p className={panel.row}>
        <Button size="small" variant="outlined" disabled={busy} onClick={() => choose(onTheirs)}>
          {text('fluxoDesenho.guarda.abrirOutro')}
        </Button>
        <Button size="small" variant="outlined" disabled={busy} onClick={() => choose(onMine)}>
          {text('fluxoDesenho.guarda.ficarComMeu')}
        </Button>
      </p>
    </Note>
  );
};
