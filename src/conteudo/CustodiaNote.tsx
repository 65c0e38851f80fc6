import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from './Consulta.module.css';

/** The states of what is in the custody of others that have something to explain. */
const explained = [2, 3, 4, 9] as const;

/** What it means that it is in an archive, or in another body, and how it comes out. */
export const CustodiaNote = ({
  conteudo: { estado, detentor },
}: {
  readonly conteudo: Pick<ConteudoAberto, 'estado' | 'detentor'>;
}) => {
  const text = useText();
  const known = explained.find((one) => one === estado);
  if (known === undefined) return null;
  return (
    <div className={styles.note}>
      <Note>{text(`arquivamento.explica.${known}`, { unidade: detentor.unidade.sigla })}</Note>
    </div>
  );
};
