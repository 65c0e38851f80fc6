import type { Lote } from '#schemas/shapes/lote.ts';
import { EditarDialog } from '#src/conteudo/edicao/EditarDialog.tsx';
import { LoteFields } from '#src/conteudo/lote/LoteFields.tsx';
import { useLoteForm } from '#src/conteudo/lote/use-lote-form.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { LoteActs } from '../use-lote-acts.ts';

interface EditarLoteProps {
  readonly lote: Lote;
  readonly acts: LoteActs;
  readonly onClose: () => void;
}

/** What the lot says of itself, to be changed. */
export const EditarLote = ({ lote, acts, onClose }: EditarLoteProps) => {
  const text = useText();
  const form = useLoteForm(
    { assunto: lote.assunto, observacoes: lote.observacoes ?? '' },
    async (escrito) => {
      await acts.salvar(escrito);
      onClose();
    },
  );
  return (
    <EditarDialog
      title={text('loteTela.editar.titulo', { lote: acts.name })}
      act={text('loteTela.editar.salvar')}
      form={form}
      onClose={onClose}
    >
      <LoteFields
        value={form.value}
        erros={form.erros}
        autoFocus
        subject={form.subject}
        onChange={form.onChange}
      />
    </EditarDialog>
  );
};
