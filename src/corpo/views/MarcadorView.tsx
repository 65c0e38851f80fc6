import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { useCorpo } from '../corpo-context.ts';
import { estadoMarcador } from '../estado-marcador.ts';
import styles from '../Corpo.module.css';

/** Longer than this, a value flows with the lines; a short one is not stretched by them. */
const longest = 26;

/** A marker in the text: its value, or the name of what is missing. */
export const MarcadorView = ({ node, selected }: NodeViewProps) => {
  const text = useText();
  const corpo = useCorpo();
  const chave = String(node.attrs['chave']);
  const { rotulo, valor, preenchivel } = estadoMarcador(corpo, chave);
  const empty = corpo.modo === 'documento' && valor === undefined;
  const name =
    valor === undefined
      ? text('editor.marcador.vazio', { rotulo })
      : text('editor.marcador.cheio', { rotulo, valor });
  return (
    <NodeViewWrapper
      as="span"
      role="button"
      aria-haspopup="dialog"
      aria-label={corpo.modo === 'modelo' ? rotulo : name}
      title={valor === undefined ? undefined : rotulo}
      // what the system fills alone is no stop of the Tab key: the menu of markers lists it
      tabIndex={preenchivel ? 0 : -1}
      data-marcador={chave}
      data-vazio={empty || undefined}
      className={classes(
        styles.marcador,
        (valor ?? rotulo).length <= longest && styles.curto,
        empty && styles.vazio,
        selected && styles.escolhido,
      )}
      onClick={(event: React.MouseEvent<HTMLElement>) => corpo.openMarcador(chave, event.currentTarget)}
      onKeyDown={(event: React.KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        corpo.openMarcador(chave, event.currentTarget);
      }}
    >
      <span className={styles.valor}>{valor ?? rotulo}</span>
    </NodeViewWrapper>
  );
};
