import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import { Note } from '#src/ui/Note.tsx';
import styles from './Consulta.module.css';
import { solicitacaoExclusaoPath } from './content-path.ts';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';

/** That its removal was asked for, and, to who deals with requests, where it is decided. */
export const ExclusaoPedida = ({ conteudo }: { readonly conteudo: ConteudoAberto }) => {
  const text = useText();
  const decides = useCan('solicitacaoExclusao');
  const { id, tipo, exclusaoId } = conteudo;
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
