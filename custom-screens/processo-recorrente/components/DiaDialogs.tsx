import { useState } from 'react';
import type { Recorrencia } from '#schemas/shapes/processo-recorrencia.ts';
import { useReason } from '#src/conteudo/atos/use-reason.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { notify } from '#src/ui/notify.ts';
import { useAdiar, useCancelar } from '../queries.ts';

interface DiaDialogProps {
  readonly processoId: number;
  readonly dia: Recorrencia;
  readonly onClose: () => void;
}

/** The process of this day is not opened. */
export const CancelarDia = ({ processoId, dia, onClose }: DiaDialogProps) => {
  const text = useText();
  const reason = useReason();
  const cancelar = useCancelar();
  const { busy, error, run } = useRefusable(onClose);
  const { recorrencia, data } = dia;
  return (
    <ConfirmDialog
      open
      title={text('processoRecorrencia.cancelarTitulo', { dia: formatDay(data) })}
      confirmLabel={text('processoRecorrencia.cancelar')}
      destructive
      busy={busy}
      error={error}
      reason={reason}
      onConfirm={(motivo) =>
        void run(async () => {
          await cancelar.act({ body: { processoId, recorrencia, motivo } });
          notify(text('processoRecorrencia.cancelado'));
        })
      }
      onClose={onClose}
    >
      <p>{text('processoRecorrencia.cancelarTexto')}</p>
    </ConfirmDialog>
  );
};

/** The process of this day is opened on another. */
export const AdiarDia = ({ processoId, dia, onClose }: DiaDialogProps) => {
  const text = useText();
  const reason = useReason();
  const adiar = useAdiar();
  const { recorrencia, data } = dia;
  const [para, setPara] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { busy, error, refuse, run } = useRefusable(onClose);
  return (
    <ConfirmDialog
      open
      title={text('processoRecorrencia.adiarTitulo', { dia: formatDay(data) })}
      confirmLabel={text('processoRecorrencia.adiar')}
      busy={busy}
      reason={reason}
      onConfirm={(motivo) => {
        if (para === undefined || problem !== undefined) {
          refuse(problem ?? text('processoRecorrencia.escolhaDia'));
          return;
        }
        void run(async () => {
          await adiar.act({ body: { processoId, recorrencia, motivo, data: para } });
          notify(text('processoRecorrencia.adiado'));
        });
      }}
      onClose={onClose}
    >
      <DateField
        id="recorrencia-dia"
        label={text('processoRecorrencia.novoDia')}
        value={para}
        min={data}
        error={error}
        onInvalid={setProblem}
        onChange={(next) => {
          setPara(next);
          refuse(undefined);
        }}
      />
    </ConfirmDialog>
  );
};
