import { useId, useState } from 'react';
import type { Vigencia } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { useText } from '#src/i18n/use-text.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { VigenciaFields } from '#src/conteudo/VigenciaFields.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useReason } from '#src/conteudo/atos/use-reason.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';

interface DefinirVigenciaProps {
  readonly documento: Documento;
  readonly onChange: (vigencia: Vigencia, motivo: string) => Promise<void>;
  readonly onClose: () => void;
}

/** From when and until when a concluded document is valid, and why that is said now. */
export const DefinirVigencia = ({ documento, onChange, onClose }: DefinirVigenciaProps) => {
  const text = useText();
  const id = useId();
  const [vigencia, setVigencia] = useState<Vigencia>(documento.vigencia ?? {});
  const reason = useReason();
  const { busy, error, refuse, run } = useRefusable(onClose);
  return (
    <ConfirmDialog
      open
      title={text('consulta.confirmar.definirVigencia', { documento: documentName(documento) })}
      confirmLabel={text('consulta.confirmar.definirVigenciaBotao')}
      busy={busy}
      reason={reason}
      onConfirm={(motivo) => void run(() => onChange(vigencia, motivo))}
      onClose={onClose}
    >
      <p>{text('consulta.confirmar.definirVigenciaTexto')}</p>
      <VigenciaFields
        id={id}
        value={vigencia}
        error={error}
        onChange={(next) => {
          setVigencia(next);
          refuse(undefined);
        }}
      />
    </ConfirmDialog>
  );
};
