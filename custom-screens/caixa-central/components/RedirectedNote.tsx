import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from './Caixa.module.css';

/** Where the person wanted to go, when the server did not let them in and they were brought here. */
export const RedirectedNote = () => {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const from = params.get('redirectFrom');
  // an address of this client, shown and never followed by itself
  if (from === null || !/^\/(?![/\\])/.test(from)) return null;
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
        {text('caixa.vindoDe', { caminho: from.slice(0, 200) })}{' '}
        <Button size="small" variant="text" onClick={close}>
          {text('caixa.vindoDeFechar')}
        </Button>
      </Note>
    </div>
  );
};
