import { Link } from 'react-router-dom';
import type { CaixaContadores } from '#schemas/shapes/caixa.ts';
import { useText } from '#src/i18n/use-text.ts';
import { caixaPath } from '#src/conteudo/content-path.ts';
import styles from './Home.module.css';

type Counter = readonly [
  name: keyof CaixaContadores,
  label: Parameters<ReturnType<typeof useText>>[0],
  to: string,
];

const counters: readonly Counter[] = [
  ['receber', 'shell.home.receber', caixaPath('receber')],
  ['meus', 'shell.home.meus', caixaPath('meus')],
  ['unidade', 'shell.home.unidade', caixaPath('unidade')],
  ['conhecimento', 'shell.home.conhecimento', caixaPath('conhecimento')],
  ['atrasados', 'shell.home.atrasadosRotulo', caixaPath('receber', { prazo: 'atrasado' })],
  ['acompanhando', 'shell.home.acompanhando', caixaPath('acompanhando')],
];

/** How many items each tab of the inbox has. */
export const Atalhos = ({ contadores }: { readonly contadores: CaixaContadores }) => {
  const text = useText();
  return (
    <ul className={styles.counters}>
      {counters.map(([name, label, to]) => (
        <li key={name}>
          <Link to={to}>
            <span className={name === 'atrasados' && contadores.atrasados > 0 ? styles.late : styles.number}>
              {contadores[name]}
            </span>
            <span className="sm sub cut">{text(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
