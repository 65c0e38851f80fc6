import ButtonBase from '@mui/material/ButtonBase';
import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { useInstitution } from '#src/session/use-institution.ts';
import { UserAvatar } from '#src/ui/UserAvatar.tsx';
import styles from './TrialPeople.module.css';

interface TrialPeopleProps {
  readonly busy: boolean;
  /** Somebody was chosen; with the password where everybody may know it. */
  readonly onChoose: (login: string, senha: string | undefined) => void;
}

/** In the demonstration, the people whose work one may try, in one click. */
export const TrialPeople = ({ busy, onChoose }: TrialPeopleProps) => {
  const text = useText();
  const { experimentar } = useInstitution();
  if (!experimentar) return null;
  const { pessoas, senha, correio } = experimentar;
  return (
    <section className={styles.trial} aria-labelledby="experimentar">
      <h2 id="experimentar" className={styles.title}>
        {text('shell.entrar.experimente.titulo')}
      </h2>
      <p className="sm sub">
        {senha === undefined
          ? text('shell.entrar.experimente.escreva')
          : text('shell.entrar.experimente.entra', { senha })}
      </p>
      <ul className={styles.people}>
        {pessoas.map(({ login, nome, papel }) => (
          <li key={login}>
            <ButtonBase className={styles.person} disabled={busy} onClick={() => onChoose(login, senha)}>
              <UserAvatar name={nome} />
              <span className={styles.words}>
                <strong>{nome}</strong>
                <span className="sm sub">{papel}</span>
              </span>
            </ButtonBase>
          </li>
        ))}
      </ul>
      {correio !== undefined && (
        <Link to={correio} className={styles.mail}>
          <Mail size={16} aria-hidden />
          {text('shell.entrar.experimente.correio')}
        </Link>
      )}
    </section>
  );
};
