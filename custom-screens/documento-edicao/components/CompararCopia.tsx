import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { compareTexts } from '#src/corpo/comparacao/compare-texts.ts';
import { LinhasComparadas } from '#src/corpo/comparacao/LinhasComparadas.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import styles from './Edicao.module.css';

interface CompararCopiaProps {
  /** What is saved, and what this computer kept. */
  readonly salvo: CorpoDoc;
  readonly copia: CorpoDoc;
  readonly onRecover: () => void;
  readonly onClose: () => void;
}

/** What taking up the kept text would do to the one that was saved meanwhile. */
export const CompararCopia = ({ salvo, copia, onRecover, onClose }: CompararCopiaProps) => {
  const text = useText();
  const lines = compareTexts(corpoToText(salvo), corpoToText(copia));
  const changes = lines.some(({ situacao }) => situacao !== 'igual');
  return (
    <ConfirmDialog
      open
      title={text('editor.recuperar.comparar.titulo')}
      confirmLabel={text('editor.recuperar.comparar.usar')}
      cancelLabel={text('editor.recuperar.comparar.ficar')}
      onConfirm={onRecover}
      onClose={onClose}
    >
      <p>{text(changes ? 'editor.recuperar.comparar.texto' : 'editor.recuperar.comparar.mesmoTexto')}</p>
      {changes && (
        <div
          className={styles.comparison}
          tabIndex={0}
          role="region"
          aria-label={text('consulta.comparacao.texto')}
        >
          <LinhasComparadas linhas={lines} tudo={false} />
        </div>
      )}
    </ConfirmDialog>
  );
};
