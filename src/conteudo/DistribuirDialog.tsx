import { useId, useState } from 'react';
import { posseApi } from '#schemas/api/posse.ts';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import { call } from '#src/data/call.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { PickField } from './PickField.tsx';

interface DistribuirDialogProps {
  readonly title: string;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly onConfirm: (pessoa: Pessoa) => void;
  readonly onClose: () => void;
}

/** Chooses to which person of the unit is given what it received. */
export const DistribuirDialog = ({ title, busy, error, onConfirm, onClose }: DistribuirDialogProps) => {
  const text = useText();
  const fieldId = useId();
  const [pessoa, setPessoa] = useState<Pessoa>();
  const [missing, setMissing] = useState(false);
  const complaint = missing && !pessoa ? text('tramite.distribuir.escolha') : error;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={text('caixa.atos.distribuir')}
      busy={busy}
      onConfirm={() => (pessoa ? onConfirm(pessoa) : setMissing(true))}
      onClose={onClose}
    >
      <p>{text('tramite.distribuir.texto')}</p>
      <PickField<Pessoa>
        id={fieldId}
        label={text('tramite.distribuir.pessoa')}
        source="distribuicao"
        search={async (q, signal) =>
          (await call(posseApi.pessoas, { query: { q, pageSize: 20 } }, { signal, quiet: true })).itens
        }
        value={pessoa ? [pessoa] : []}
        keyOf={({ id }) => String(id)}
        nameOf={({ nome }) => nome}
        detailOf={({ cargo }) => cargo}
        error={complaint}
        onChange={([chosen]) => setPessoa(chosen)}
      />
    </ConfirmDialog>
  );
};
