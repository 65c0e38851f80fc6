import type { Dossie } from '#schemas/shapes/dossie.ts';
import { DossieFields } from '#src/conteudo/dossie/DossieFields.tsx';
import { writtenOf } from '#src/conteudo/dossie/dossie-form.ts';
import { useDossieForm } from '#src/conteudo/dossie/use-dossie-form.ts';
import { EditarDialog } from '#src/conteudo/edicao/EditarDialog.tsx';
import { useText } from '#src/i18n/use-text.ts';
import type { DossieActs } from '../use-dossie-acts.ts';

interface EditarDossieProps {
  readonly dossie: Dossie;
  readonly acts: DossieActs;
  readonly onClose: () => void;
}

/** What the dossier says of itself, to be changed. */
export const EditarDossie = ({ dossie, acts, onClose }: EditarDossieProps) => {
  const text = useText();
  const form = useDossieForm(writtenOf(dossie), async (said) => {
    await acts.salvar(said);
    onClose();
  });
  return (
    <EditarDialog
      title={text('dossieTela.editar.titulo', { dossie: acts.name })}
      act={text('dossieTela.editar.salvar')}
      form={form}
      onClose={onClose}
    >
      <DossieFields
        value={form.value}
        erros={form.erros}
        autoFocus
        subject={form.subject}
        onChange={form.onChange}
      />
    </EditarDialog>
  );
};
