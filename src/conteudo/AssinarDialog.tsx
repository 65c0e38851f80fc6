import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { assinaturaApi } from '#schemas/api/assinatura.ts';
import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { itemName } from './item-name.ts';
import { signAndTell } from './sign-and-tell.ts';
import { SigningButton } from './SigningButton.tsx';
import { SigningFields } from './SigningFields.tsx';
import { SigningSummary } from './SigningSummary.tsx';
import { useSign } from './use-sign.ts';
import { useSigning, type SigningProof } from './use-signing.ts';
import styles from './Signing.module.css';

interface AssinarDialogProps {
  readonly open: boolean;
  readonly ids: readonly number[];
  readonly onClose: () => void;
  /** Another way of signing with what was typed; by default all at once, told in a message. */
  readonly sign?: (proof: SigningProof) => Promise<void>;
}

/** Asks for what proves the person and signs; a refusal stays here, beside the field it is about. */
export const AssinarDialog = ({ open, ids, onClose, sign }: AssinarDialogProps) => {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth aria-labelledby={titleId}>
      {open && <Asking ids={ids} titleId={titleId} onClose={onClose} sign={sign} />}
    </Dialog>
  );
};

type AskingProps = Omit<AssinarDialogProps, 'open'> & { readonly titleId: string };

const Asking = ({ ids, titleId, onClose, sign }: AskingProps) => {
  const text = useText();
  const read = useRead(assinaturaApi.carregarDados, { body: { ids: [...ids] } }, { ownError: true });
  const call = useSign();
  const signing = useSigning(async (proof) => {
    await (sign?.(proof) ?? signAndTell(call, ids, proof));
    onClose();
  });
  const itens = read.data?.itens ?? [];
  const ready = itens.filter(({ permitido }) => permitido);
  const refused = read.data && ready.length === 0;
  return (
    <form onSubmit={signing.submit} noValidate>
      <DialogTitle id={titleId}>{titleOf(text, ids, itens)}</DialogTitle>
      <DialogContent>
        {signing.refusal !== undefined && (
          <div className={styles.refusal}>
            <Note tone="rubro" alert>
              {signing.refusal}
            </Note>
          </div>
        )}
        {read.isPending && <ListSkeleton rows={2} />}
        {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
        {refused && <Note tone="ambar">{itens[0]?.motivo ?? text('documento.motivo.naoEhAssinante')}</Note>}
        {ready.length > 0 && (
          <>
            <SigningSummary itens={ready} />
            <SigningFields signing={signing} id={ready[0]?.id ?? 0} autoFocus />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={signing.busy}>
          {text('assinatura.dialogo.voltar')}
        </Button>
        {ready.length > 0 && (
          <SigningButton signing={signing}>
            {ids.length === 1
              ? text('assinatura.dialogo.confirmar')
              : text('assinatura.dialogo.confirmarVarios', { count: ids.length })}
          </SigningButton>
        )}
      </DialogActions>
    </form>
  );
};

const titleOf = (
  text: ReturnType<typeof useText>,
  ids: readonly number[],
  itens: readonly DocumentoParaAssinar[],
): string => {
  const [only] = itens;
  if (ids.length > 1) return text('assinatura.dialogo.varios', { count: ids.length });
  return only ? text('assinatura.dialogo.um', { documento: itemName(only) }) : text('assinatura.tela.pagina');
};
