import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { useRefusable } from './use-refusable.ts';

interface DefinirVencimentoProps {
  /** How the content is called in a sentence. */
  readonly name: string;
  readonly vencimento: string | undefined;
  readonly onChange: (vencimento: string | undefined) => Promise<void>;
  readonly onClose: () => void;
}

/** Changes, or takes away, the day by which the work on a content is due. */
export const DefinirVencimento = ({ name, vencimento, onChange, onClose }: DefinirVencimentoProps) => {
  const text = useText();
  const [day, setDay] = useState(vencimento);
  const { busy, error, refuse, run } = useRefusable(onClose);
  return (
    <ConfirmDialog
      open
      title={text('consulta.confirmar.definirVencimento', { documento: name })}
      confirmLabel={text('consulta.confirmar.definirVencimentoBotao')}
      busy={busy}
      onConfirm={() => void run(() => onChange(day))}
      onClose={onClose}
    >
      <p>{text('consulta.confirmar.definirVencimentoTexto')}</p>
      <DateField
        label={text('consulta.confirmar.definirVencimentoDia')}
        value={day}
        error={error}
        onChange={(next) => {
          setDay(next);
          refuse(undefined);
        }}
      />
    </ConfirmDialog>
  );
};
