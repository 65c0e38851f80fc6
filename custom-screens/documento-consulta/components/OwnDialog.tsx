import type { ReactNode } from 'react';
import type { Documento } from '#schemas/generated.ts';
import { AssinarDialog } from '#src/conteudo/AssinarDialog.tsx';
import { DistribuirDialog } from '#src/conteudo/DistribuirDialog.tsx';
import { documentName } from '#src/conteudo/document-name.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Acts } from '../use-acts.ts';
import { useRefusable } from '../use-refusable.ts';
import { ConduzirAssinaturas } from './ConduzirAssinaturas.tsx';
import { DefinirVencimento } from './DefinirVencimento.tsx';
import { QuemVeDialog } from './QuemVeDialog.tsx';
import { Reclassificar } from './Reclassificar.tsx';
import { TrocarDetentor } from './TrocarDetentor.tsx';

interface OwnDialogProps {
  readonly documento: Documento;
  readonly acts: Acts;
  readonly onClose: () => void;
}

/** Acts with a dialog of their own. */
const dialogs = {
  assinar: ({ documento, onClose }) => <AssinarDialog open ids={[documento.id]} onClose={onClose} />,
  verQuemVe: ({ documento, onClose }) => <QuemVeDialog documento={documento} onClose={onClose} />,
  conduzirAssinaturas: ({ documento, onClose }) => (
    <ConduzirAssinaturas documento={documento} onClose={onClose} />
  ),
  trocarDetentor: ({ documento, acts, onClose }) => (
    <TrocarDetentor documento={documento} onChange={acts.trocarDetentor} onClose={onClose} />
  ),
  distribuir: (props) => <Distribuir {...props} />,
  definirVencimento: ({ documento, acts, onClose }) => (
    <DefinirVencimento documento={documento} onChange={acts.definirVencimento} onClose={onClose} />
  ),
  reclassificar: ({ documento, acts, onClose }) => (
    <Reclassificar documento={documento} onChange={acts.reclassificar} onClose={onClose} />
  ),
} as const satisfies Record<string, (props: OwnDialogProps) => ReactNode>;

export type OwnDialogAct = keyof typeof dialogs;
export const ownDialogs = Object.keys(dialogs) as readonly OwnDialogAct[];

export const hasOwnDialog = (act: string): act is OwnDialogAct => act in dialogs;

export const OwnDialog = ({ act, ...props }: OwnDialogProps & { readonly act: OwnDialogAct }) =>
  dialogs[act](props);

const Distribuir = ({ documento, acts, onClose }: OwnDialogProps) => {
  const text = useText();
  const { busy, error, run } = useRefusable(onClose);
  return (
    <DistribuirDialog
      title={text('caixa.distribuir.um', { item: documentName(documento) })}
      busy={busy}
      error={error}
      onConfirm={(pessoa) => void run(() => acts.distribuir(pessoa))}
      onClose={onClose}
    />
  );
};
