import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { useInstitution } from './use-institution.ts';
import { useSession } from './session-store.ts';

/** Out of a page that anybody may open: the ways in, of citizens where they have one, or back for who is signed in. */
export const WayIn = () => {
  const text = useText();
  const signedIn = useSession() !== undefined;
  const { cadastroExterno } = useInstitution();
  return (
    <>
      {!signedIn && cadastroExterno === true && (
        <Button size="small" component={Link} to="/externo">
          {text('ui.publico.cidadao')}
        </Button>
      )}
      <Button size="small" component={Link} to={signedIn ? '/' : '/login'}>
        {text(signedIn ? 'ui.publico.voltar' : 'ui.publico.entrar')}
      </Button>
    </>
  );
};
