import type { ReadNote } from '#schemas/fluxo/read-loss.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { ImportNotes } from './ImportNotes.tsx';

interface ImportQuestionProps {
  readonly notes: readonly ReadNote[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What a file would lose, and what in it is worth a look, before it is drawn where there is nothing yet. */
export const ImportQuestion = ({ notes, onConfirm, onClose }: ImportQuestionProps) => {
  const text = useText();
  return (
    <ConfirmDialog
      open
      title={text('fluxoDesenho.importacao.perguntaNovo')}
      confirmLabel={text('fluxoDesenho.importacao.importar')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ImportNotes notes={notes} />
    </ConfirmDialog>
  );
};
