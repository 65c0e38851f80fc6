import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { PenLine } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { useCorpo } from '../corpo-context.ts';
import styles from '../Corpo.module.css';

/** A place of signature: who signs here, or the way to name somebody. */
export const AssinaturaView = ({ node, selected }: NodeViewProps) => {
  const text = useText();
  const { modo, propriedades, signatarios, openAssinatura } = useCorpo();
  const chave = String(node.attrs['chave']);
  const rotulo = propriedades.get(chave)?.rotulo ?? text('editor.marcador.desconhecido', { chave });
  const signer = signatarios.get(chave);
  const empty = modo === 'documento' && !signer;
  return (
    <NodeViewWrapper
      className={classes(styles.assinatura, empty && styles.vazio, selected && styles.escolhido)}
      contentEditable={false}
      data-assinatura={chave}
      role="group"
      aria-label={rotulo}
    >
      <span className={styles.lugar}>
        <PenLine size={14} aria-hidden="true" />
        {rotulo}
      </span>
      {signer ? (
        <>
          <span>{signer.nome}</span>
          {signer.cargo !== undefined && <span>{signer.cargo}</span>}
        </>
      ) : (
        modo === 'documento' && <span>{text('editor.corpo.assinaturaLivre')}</span>
      )}
      {empty && openAssinatura && (
        <button type="button" className={styles.indicar} onClick={() => openAssinatura(chave)}>
          {text('editor.corpo.indicar')}
        </button>
      )}
    </NodeViewWrapper>
  );
};
