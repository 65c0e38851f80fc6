import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import type { DestinoPossivel } from '#schemas/shapes/tramite.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { DestinoField } from './DestinoField.tsx';

interface RedirecionarDialogProps {
  readonly title: string;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly onConfirm: (destino: DestinoPossivel, motivo: string) => void;
  readonly onClose: () => void;
}

/** Chooses to which unit goes what came here by mistake, and why. */
export const RedirecionarDialog = ({ title, busy, error, onConfirm, onClose }: RedirecionarDialogProps) => {
  const text = useText();
  const fieldId = useId();
  const { idUnidadeLogada } = useSignedIn().dados;
  const [destino, setDestino] = useState<DestinoPossivel | null>(null);
  const [missing, setMissing] = useState(false);
  const refusal = ({ unidade, usuario, aceitaSemPessoa }: DestinoPossivel): string | undefined => {
    if (unidade.id === idUnidadeLogada) return text('tramite.redirecionar.aqui');
    return !usuario && !aceitaSemPessoa ? text('tramite.soComPessoa') : undefined;
  };
  const check = (): boolean => {
    if (destino) return true;
    setMissing(true);
    document.getElementById(fieldId)?.focus();
    return false;
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={text('caixa.atos.redirecionar')}
      busy={busy}
      error={error}
      reason={{
        label: text('tramite.redirecionar.motivo'),
        hint: text('tramite.redirecionar.motivoDica'),
        required: true,
        unfocused: true,
      }}
      check={check}
      onConfirm={(motivo) => destino && onConfirm(destino, motivo)}
      onClose={onClose}
    >
      <p>{text('tramite.redirecionar.texto')}</p>
      <Box sx={{ mt: 1.5 }}>
        <DestinoField
          id={fieldId}
          value={destino}
          onChange={setDestino}
          refusal={refusal}
          help={text('tramite.redirecionar.ajuda')}
          error={missing && !destino ? text('tramite.redirecionar.escolha') : undefined}
        />
      </Box>
    </ConfirmDialog>
  );
};
