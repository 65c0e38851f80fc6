import { Link } from 'react-router';
import type { Documento } from '#schemas/generated.ts';
import { solicitacaoExclusaoPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { Note } from '#src/ui/Note.tsx';
import styles from './Consulta.module.css';

/** That its removal was asked for, and, to who deals with requests, where it is decided. */
export const ExclusaoPedida = ({ documento }: { readonly documento: Documento }) => {
  const text = useText();
  const decides = useCan('solicitacaoExclusao');
  const { id, tipo, exclusaoId } = documento;
  if (exclusaoId === undefined) return null;
  return (
    <div className={styles.note}>
      <Note tone="ambar">
        {text('consulta.exclusaoPedida')}{' '}
        {decides && (
          <Link to={solicitacaoExclusaoPath(exclusaoId, id, tipo)}>{text('consulta.verPedidoExclusao')}</Link>
        )}
      </Note>
    </div>
  );
};
