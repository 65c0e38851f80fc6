import { MessageSquare } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import panel from '../FluxoGerenciar.module.css';
import styles from './Comentarios.module.css';
import { countOf } from './conversas.ts';
import type { Comentarios } from './use-comentarios.ts';

/** Opens and closes the comments, and says how many are open. */
export const ComentariosButton = ({ of }: { readonly of: Comentarios }) => {
  const text = useText();
  const count = countOf(of.conversas ?? [], 'abertos');
  return (
    <span className={panel.panelButton}>
      <span className={styles.botao}>
        <IconAction
          size="small"
          icon={MessageSquare}
          label={of.aberto ? text('fluxoComentarios.fechar') : text('fluxoComentarios.mostrar', { count })}
          aria-expanded={of.aberto}
          aria-controls={of.aberto ? 'painel-comentarios' : undefined}
          onClick={of.toggle}
        />
        {count > 0 && (
          <span className={styles.quantos} aria-hidden="true">
            {count}
          </span>
        )}
      </span>
    </span>
  );
};
