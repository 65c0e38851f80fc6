import { NodeViewContent, NodeViewWrapper } from '@tiptap/react';
import { Lock } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { useCorpo } from '../corpo-context.ts';
import styles from '../Corpo.module.css';

/** A part that the model fixed: hatched, with a lock; only the model itself changes it. */
export const FixoView = () => {
  const text = useText();
  const { modo } = useCorpo();
  return (
    <NodeViewWrapper
      className={styles.fixo}
      role="group"
      aria-label={text('editor.corpo.fixo')}
      contentEditable={modo === 'modelo' ? undefined : false}
      suppressContentEditableWarning
    >
      <span className={styles.tranca} contentEditable={false} aria-hidden="true">
        <Lock size={12} />
        {text('editor.corpo.fixo')}
      </span>
      <NodeViewContent className={styles.fixoConteudo} />
    </NodeViewWrapper>
  );
};
