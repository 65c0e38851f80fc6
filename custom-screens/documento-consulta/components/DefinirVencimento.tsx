import { useState } from 'react';
import type { Documento } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';

interface DefinirVencimentoProps {
  readonly documento: Documento;
  readonly onChange: (vencimento: string | undefined) => Promise<void>;
  readonly onClose: () => void;
}

/** Changes, or takes away, the day by which the work on the document is due. */
export const DefinirVencimento = ({ documento, onChange, onClose }: DefinirVencimentoProps) => {
  const text = useText();
  const [day, setDay] = useState(documento.vencimento);
  const { busy, error, refuse, run } = useRefusable(onClose);
  return (
    <ConfirmDialog
      open
      title={text('consulta.confirmar.definirVencimento', { documento: documentName(documento) })}
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
