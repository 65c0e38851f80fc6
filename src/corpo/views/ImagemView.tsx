import Button from '@mui/material/Button';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { ImageOff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { useCorpo } from '../corpo-context.ts';
import { ImagemDialog } from '../toolbar/ImagemDialog.tsx';
import { isDescrita, type ImagemAttrs } from '../imagem-attrs.ts';
import { useStoredImage } from '../use-stored-image.ts';
import styles from '../Corpo.module.css';

/** A picture in the text; one without description says so, since the document could not be concluded. */
export const ImagemView = ({ node, selected, updateAttributes }: NodeViewProps) => {
  const text = useText();
  const { editavel } = useCorpo();
  const [editing, setEditing] = useState(false);
  const attrs = node.attrs as ImagemAttrs;
  const { url, failed } = useStoredImage(attrs.arquivo);
  const described = isDescrita(attrs);
  const name = attrs.decorativa
    ? text('editor.corpo.imagemDecorativa')
    : described
      ? text('editor.corpo.imagem', { texto: attrs.alt ?? '' })
      : text('editor.corpo.imagemSemDescricao');
  return (
    <NodeViewWrapper
      as="figure"
      className={classes(styles.imagem, selected && styles.escolhido)}
      contentEditable={false}
      data-alinhar={attrs.textAlign ?? 'center'}
      data-sem-descricao={!described || undefined}
    >
      {url !== undefined && (
        <img src={url} alt={name} style={attrs.width === null ? undefined : { width: `${attrs.width}%` }} />
      )}
      {url === undefined && (
        <span className={styles.imagemVazia}>
          <ImageOff size={18} aria-hidden="true" />
          {text(failed ? 'editor.corpo.imagemFalhou' : 'editor.corpo.imagemCarregando')}
        </span>
      )}
      {!described && (
        <span className={styles.aviso}>
          <TriangleAlert size={14} aria-hidden="true" />
          {name}
        </span>
      )}
      {editavel && (selected || !described) && (
        <Button size="small" className={styles.editarImagem} onClick={() => setEditing(true)}>
          {text('editor.corpo.imagemEditar')}
        </Button>
      )}
      {editing && (
        <ImagemDialog
          former={attrs}
          onClose={() => setEditing(false)}
          onDone={(changed) => {
            updateAttributes(changed);
            setEditing(false);
          }}
        />
      )}
    </NodeViewWrapper>
  );
};
