import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { agendaApi } from '#schemas/api/agenda.ts';
import type { AssinaturaAgenda } from '#schemas/shapes/agenda-assinatura.ts';
import { quietly } from '#src/data/quietly.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { notify } from '#src/ui/notify.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from '../Agenda.module.css';
import { Endereco } from './Endereco.tsx';
import { EnderecoNovo } from './EnderecoNovo.tsx';
import { Enderecos } from './Enderecos.tsx';

/** The addresses by which other calendars read the agenda: those that exist, a new one, and its secret, shown once. */
export const Assinar = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText();
  const titleId = useId();
  const [writing, setWriting] = useState(false);
  const [endereco, setEndereco] = useState<string>();
  const [asking, setAsking] = useState<{
    readonly what: 'renovar' | 'revogar';
    readonly one: AssinaturaAgenda;
  }>();
  const read = useRead(agendaApi.assinaturas, {}, { ownError: true });
  const refresh = { refresh: [agendaApi.assinaturas] };
  const renovar = useAct(agendaApi.renovarAssinatura, refresh);
  const revogar = useAct(agendaApi.revogarAssinatura, refresh);
  const act = (): void => {
    if (!asking) return;
    const params = { id: asking.one.id };
    setAsking(undefined);
    if (asking.what === 'renovar')
      void quietly(renovar.act({ params }), (made) => setEndereco(made.endereco));
    else
      void quietly(revogar.act({ params }), () =>
        notify(text('agenda.assinatura.revogado'), { kind: 'success' }),
      );
  };
  if (writing)
    return (
      <EnderecoNovo
        onDone={(made) => {
          setWriting(false);
          setEndereco(made);
        }}
        onClose={() => setWriting(false)}
      />
    );
  if (endereco !== undefined) return <Endereco endereco={endereco} onClose={() => setEndereco(undefined)} />;
  return (
    <>
      <Dialog open fullWidth onClose={onClose} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{text('agenda.assinatura.titulo')}</DialogTitle>
        <DialogContent className={styles.form}>
          <Note>{text('agenda.assinatura.texto')}</Note>
          {read.isPending && <ListSkeleton rows={2} />}
          {read.isError && !read.data && (
            <ErrorState
              error={read.error}
              title={text('agenda.falhou')}
              onRetry={() => void read.refetch()}
            />
          )}
          {read.data && (
            <Enderecos
              enderecos={read.data.itens}
              onRenovar={(one) => setAsking({ what: 'renovar', one })}
              onRevogar={(one) => setAsking({ what: 'revogar', one })}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('agenda.fechar')}</Button>
          <Button variant="contained" onClick={() => setWriting(true)}>
            {text('agenda.assinatura.novo')}
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={asking !== undefined}
        title={asking ? text(`agenda.assinatura.${asking.what}Titulo`, { nome: asking.one.nome }) : ''}
        confirmLabel={text(`agenda.assinatura.${asking?.what ?? 'revogar'}`)}
        destructive
        onConfirm={act}
        onClose={() => setAsking(undefined)}
      >
        <p>{text(`agenda.assinatura.${asking?.what ?? 'revogar'}Texto`)}</p>
      </ConfirmDialog>
    </>
  );
};
