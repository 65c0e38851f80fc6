import Button from '@mui/material/Button';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { Refused } from '#src/conteudo/refused.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from './Caixa.module.css';

/** Which screen the server did not let the person into, and why; people do not read addresses. */
export const RedirectedNote = () => {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const { refused } = (useLocation().state ?? {}) as { readonly refused?: Refused };
  if (!params.has('redirectFrom')) return null;
  const { tela, motivo, consulta } = refused ?? {};
  const close = (): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('redirectFrom');
        return next;
      },
      { replace: true },
    );
  return (
    <div className={styles.redirected}>
      <Note tone="ambar">
        {tela === undefined ? text('caixa.vindoDe.outra') : text('caixa.vindoDe.tela', { tela })} {motivo}{' '}
        {consulta !== undefined && (
          <Button size="small" variant="text" component={Link} to={consulta}>
            {text('caixa.vindoDeAtos.consultar')}
          </Button>
        )}
        <Button size="small" variant="text" onClick={close}>
          {text('caixa.vindoDeAtos.fechar')}
        </Button>
      </Note>
    </div>
  );
};
