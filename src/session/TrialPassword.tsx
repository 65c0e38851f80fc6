import { useText } from '#src/i18n/use-text.ts';
import { useInstitution } from './use-institution.ts';

/** Beside a field that asks for the password: in a demonstration that only this machine reaches, which one it is. */
export const TrialPassword = () => {
  const text = useText();
  const senha = useInstitution().experimentar?.senha;
  return senha === undefined ? null : (
    <p className="sm sub">{text('shell.entrar.experimente.senha', { senha })}</p>
  );
};
