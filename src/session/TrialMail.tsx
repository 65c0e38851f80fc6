import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { useInstitution } from './use-institution.ts';

/** Where something was sent by e-mail: in the demonstration, where to read it, without leaving this page. */
export const TrialMail = () => {
  const text = useText();
  const correio = useInstitution().experimentar?.correio;
  return correio === undefined ? null : (
    <p className="sm sub">
      {text('shell.entrar.experimente.chega')}{' '}
      <Link to={correio} target="_blank">
        {text('shell.entrar.experimente.correio')}
      </Link>
    </p>
  );
};
