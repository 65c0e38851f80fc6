import { useId, useState } from 'react';
import { documentoApi } from '#schemas/api/documento.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useReason } from './use-reason.ts';
import { useRefusable } from './use-refusable.ts';

interface ReclassificarProps {
  /** How the content is called in a sentence. */
  readonly name: string;
  /** Of which class it is now. */
  readonly agora: Rotulo | undefined;
  readonly onChange: (classe: Rotulo, motivo: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Chooses another class for what is concluded, and says why. */
export const Reclassificar = ({ name, agora, onChange, onClose }: ReclassificarProps) => {
  const text = useText();
  const fieldId = useId();
  const [classe, setClasse] = useState<Rotulo>();
  const reason = useReason();
  const { busy, error, refuse, run } = useRefusable(onClose);
  const check = (): boolean => {
    if (!classe) refuse(text('consulta.confirmar.reclassificarEscolha'));
    return classe !== undefined;
  };
  return (
    <ConfirmDialog
      open
      title={text('consulta.confirmar.reclassificar', { documento: name })}
      confirmLabel={text('caixa.atos.reclassificar')}
      busy={busy}
      reason={reason}
      check={check}
      onConfirm={(motivo) => classe && void run(() => onChange(classe, motivo))}
      onClose={onClose}
    >
      <p>{text('consulta.confirmar.reclassificarTexto')}</p>
      <p className="sm">
        {agora
          ? text('consulta.confirmar.reclassificarAgora', { classe: agora.rotulo })
          : text('consulta.confirmar.reclassificarSem')}
      </p>
      <PickField<Rotulo>
        id={fieldId}
        label={text('consulta.confirmar.reclassificarClasse')}
        source="classes"
        search={async (q, signal) =>
          (
            await call(
              documentoApi.classes,
              { query: { q, pageSize: 20 } },
              { signal, quiet: true, ownDenial: true },
            )
          ).itens
        }
        value={classe ? [classe] : []}
        keyOf={({ id }) => String(id)}
        nameOf={({ rotulo }) => rotulo}
        error={error}
        onChange={([chosen]) => {
          setClasse(chosen);
          refuse(undefined);
        }}
      />
    </ConfirmDialog>
  );
};
