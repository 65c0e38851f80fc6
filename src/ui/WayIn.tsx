import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/session/use-session.ts';

/** Out of a page that anybody may open: the way in, or back for who is signed in. */
export const WayIn = () => {
  const text = useText();
  const signedIn = useSession() !== undefined;
  return (
    <Button size="small" component={Link} to={signedIn ? '/' : '/login'}>
      {text(signedIn ? 'ui.publico.voltar' : 'ui.publico.entrar')}
    </Button>
  );
};
