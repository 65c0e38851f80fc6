import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { LoteSolicitacoesItem } from '#schemas/shapes/lote-solicitacoes.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import type { LoteActs } from '../queries.ts';
import styles from '../LoteSolicitacoes.module.css';

interface RetirarProps {
  readonly itens: readonly LoteSolicitacoesItem[];
  readonly acts: LoteActs;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Takes requests out of the lot: each goes on by itself. */
export const Retirar = ({ itens, acts, onClose, onDone }: RetirarProps) => {
  const text = useText();
  const [motivo, setMotivo] = useState('');
  const { busy, error, run } = useRefusable(() => {
    onDone();
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={text('loteSolicitacoesTela.retirarTitulo', { count: itens.length })}
      confirmLabel={text('loteSolicitacoesTela.retirar')}
      busy={busy}
      error={error}
      onConfirm={() =>
        void run(() =>
          acts.retirar(
            itens.map(({ id }) => id),
            motivo,
          ),
        )
      }
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{text('loteSolicitacoesTela.retirarEfeito')}</p>
        <TextField
          label={text('loteSolicitacoesTela.motivoOpcional')}
          value={motivo}
          multiline
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          onChange={({ target }) => setMotivo(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
};
