import Button from '@mui/material/Button';
import { Ban, RotateCcw, Undo2 } from 'lucide-react';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import { useText } from '#src/i18n/use-text.ts';

interface LoteActsProps {
  readonly lote: AtoEmLote;
  readonly busy: boolean;
  readonly onCancelar: () => void;
  readonly onRepetir: () => void;
  readonly onDesfazer: () => void;
}

/** What may be done with a batch: give up the rest while it goes on, try again or take back when it is over. */
export const AtoEmLoteActs = ({ lote, busy, onCancelar, onRepetir, onDesfazer }: LoteActsProps) => {
  const text = useText();
  if (lote.situacao === 'EM_ANDAMENTO')
    return (
      <Button startIcon={<Ban aria-hidden="true" />} disabled={busy} onClick={onCancelar}>
        {text('atoEmLote.cancelar')}
      </Button>
    );
  return (
    <>
      {lote.desfaz && (
        <Button startIcon={<Undo2 aria-hidden="true" />} disabled={busy} onClick={onDesfazer}>
          {text('atoEmLote.desfazer')}
        </Button>
      )}
      {lote.recusados + lote.cancelados > 0 && (
        <Button
          variant="contained"
          startIcon={<RotateCcw aria-hidden="true" />}
          disabled={busy}
          onClick={onRepetir}
        >
          {text('atoEmLote.repetir')}
        </Button>
      )}
    </>
  );
};
