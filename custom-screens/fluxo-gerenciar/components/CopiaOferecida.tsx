import Button from '@mui/material/Button';
import { formatDay, formatMinute, formatTime } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import panel from '../FluxoGerenciar.module.css';
import type { CopiaDesenho } from '../use-local-copy.ts';

interface CopiaOferecidaProps {
  readonly copia: CopiaDesenho;
  readonly onRecover: () => void;
  readonly onDiscard: () => void;
}

/** A drawing of before that was not saved, kept on this computer: taken, it can be undone; left, it is gone. */
export const CopiaOferecida = ({ copia: { momento }, onRecover, onDiscard }: CopiaOferecidaProps) => {
  const text = useText();
  const isToday = formatDay(momento) === formatDay(new Date());
  return (
    <Note tone="ambar">
      <p>
        {text('fluxoDesenho.copia.ha', { quando: isToday ? formatTime(momento) : formatMinute(momento) })}
      </p>
      <p className={panel.row}>
        <Button size="small" variant="outlined" onClick={onRecover}>
          {text('fluxoDesenho.copia.recuperar')}
        </Button>
        <Button size="small" variant="outlined" onClick={onDiscard}>
          {text('fluxoDesenho.copia.descartar')}
        </Button>
      </p>
    </Note>
  );
};
