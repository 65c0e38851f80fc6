import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { useSession } from './session-store.ts';
import { TrialPassword } from './TrialPassword.tsx';

/** Before a field that asks for the password: which one it is, for who does not type one of Malote to enter. */
export const PasswordElsewhere = () => {
  const text = useText();
  const origin = useSession()?.senhaDe;
  if (origin === undefined) return <TrialPassword />;
  return (
    <div style={{ marginBottom: 'var(--s3)' }}>
      <Note>
        {origin === 'DIRETORIO' ? (
          text('entrada.senha.doDiretorio')
        ) : (
          <>
            {text('entrada.senha.doProvedor')}{' '}
            <Link to="/esqueci-senha">{text('entrada.senha.pedirLink')}</Link>
          </>
        )}
      </Note>
    </div>
  );
};
