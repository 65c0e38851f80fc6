import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/session/session-store.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';

interface ConcluirDialogProps {
  readonly open: boolean;
  readonly assinantes: readonly Assinante[];
  readonly busy: boolean;
  readonly error: string | undefined;
  /** How it gets to the public page, when it may. */
  readonly publicacao: Documento['publicacao'];
  /** This person may choose it now. */
  readonly choosesPublication: boolean;
  readonly onConfirm: (publicar: boolean) => void;
  readonly onClose: () => void;
}

/** Says what concluding does before it is done. */
export const ConcluirDialog = ({
  assinantes,
  publicacao,
  choosesPublication,
  onConfirm,
  ...props
}: ConcluirDialogProps) => {
  const text = useText();
  const [publicar, setPublicar] = useState(false);
  const offered = publicacao === 'MANUAL' && choosesPublication;
  const first = Math.min(...assinantes.map(({ ordem }) => ordem));
  const me = useSession()?.dados.usuario.id;
  const called = assinantes.filter(({ ordem }) => ordem === first).map(({ usuario }) => usuario);
  const nomes = called.filter(({ id }) => id !== me).map(({ nome }) => nome);
  const mine = called.length > nomes.length;
  return (
    <ConfirmDialog
      {...props}
      onConfirm={() => onConfirm(offered && publicar)}
      title={text('editor.concluir.titulo')}
      confirmLabel={text('editor.concluir.confirmar')}
    >
      <p>{text('editor.concluir.efeito')}</p>
      <p style={{ marginTop: 8 }}>
        {nomes.length > 0 && text('editor.concluir.avisa', { nomes: nomes.join(', ') })}
        {mine && ` ${text(nomes.length > 0 ? 'editor.concluir.tambemSua' : 'editor.concluir.sua')}`}
        {called.length === 0 && text('editor.concluir.semAssinantes')}
      </p>
      {publicacao === 'AUTOMATICA' && (
        <p style={{ marginTop: 8 }}>{text('editor.concluir.publicacaoAutomatica')}</p>
      )}
      {offered && (
        <FormControlLabel
          sx={{ mt: 1 }}
          label={text('editor.concluir.publicar')}
          control={<Checkbox checked={publicar} onChange={(_, on) => setPublicar(on)} />}
        />
      )}
    </ConfirmDialog>
  );
};
