import { useId, useState } from 'react';
import type { Vigencia } from '#schemas/shapes/conteudo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { VigenciaFields } from '#src/conteudo/VigenciaFields.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useReason } from './use-reason.ts';
import { useRefusable } from './use-refusable.ts';

interface DefinirVigenciaProps {
  /** How the content is called in a sentence. */
  readonly name: string;
  readonly agora: Vigencia | undefined;
  readonly onChange: (vigencia: Vigencia, motivo: string) => Promise<void>;
  readonly onClose: () => void;
}

/** From when and until when what is concluded is valid, and why that is said now. */
export const DefinirVigencia = ({ name, agora, onChange, onClose }: DefinirVigenciaProps) => {
  const text = useText();
  const id = useId();
  const [vigencia, setVigencia] = useState<Vigencia>(agora ?? {});
  const reason = useReason();
  const { busy, error, refuse, run } = useRefusable(onClose);
  return (
    <ConfirmDialog
      open
      title={text('consulta.confirmar.definirVigencia', { documento: name })}
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
