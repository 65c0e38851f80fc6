import { useId, useState } from 'react';
import { documentoApi } from '#schemas/api/documento.ts';
import type { Documento, Pessoa } from '#schemas/generated.ts';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useRefusable } from '../use-refusable.ts';

interface TrocarDetentorProps {
  readonly documento: Documento;
  readonly onChange: (pessoa: Pessoa) => Promise<void>;
  readonly onClose: () => void;
}

/** Chooses who of the unit has the document from now on. */
export const TrocarDetentor = ({ documento, onChange, onClose }: TrocarDetentorProps) => {
  const text = useText();
  const fieldId = useId();
  const [pessoa, setPessoa] = useState<Pessoa>();
  const { busy, error, refuse, run } = useRefusable(onClose);
  const confirm = (): void => {
    if (pessoa) void run(() => onChange(pessoa));
    else refuse(text('consulta.confirmar.trocarDetentorEscolha'));
  };
  return (
    <ConfirmDialog
      open
      title={text('consulta.confirmar.trocarDetentor', { documento: documentName(documento) })}
      confirmLabel={text('caixa.atos.trocarDetentor')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{text('consulta.confirmar.trocarDetentorTexto')}</p>
      <PickField<Pessoa>
        id={fieldId}
        label={text('consulta.confirmar.trocarDetentorPessoa')}
        source={`detentor/${documento.id}`}
        search={async (q, signal) =>
          (
            await call(
              documentoApi.detentoresPossiveis,
              { params: { id: documento.id }, query: { q, pageSize: 20 } },
              { signal, quiet: true },
            )
          ).itens
        }
        value={pessoa ? [pessoa] : []}
        keyOf={({ id }) => String(id)}
        nameOf={({ nome }) => nome}
        detailOf={({ cargo }) => cargo}
        {...(error === undefined ? {} : { error })}
        onChange={([chosen]) => {
          setPessoa(chosen);
          refuse(undefined);
        }}
      />
    </ConfirmDialog>
  );
};
