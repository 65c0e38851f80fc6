import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';
import type { CaixaContadores } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { useContadores } from './queries.ts';
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
export const Atalhos = () => {
  const text = useText();
  const { data, isError, error, refetch } = useContadores();
  return (
    <Sheet
      flush
      title={text('shell.home.atalhos')}
      className={styles.block}
      footer={
        <Link className={styles.more} to={caixaPath()}>
          {text('shell.home.abrirCaixa')}
        </Link>
      }
    >
      {isError ? (
        <ErrorState error={error} title={text('shell.home.falhou')} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.counters}>
          {counters.map(([name, label, to]) => (
            <li key={name}>
              <Link to={to}>
                <span
                  className={name === 'atrasados' && data && data.atrasados > 0 ? styles.late : styles.number}
                >
                  {data?.[name] ?? <Skeleton variant="rectangular" width={32} height={22} />}
                </span>
                <span className="sm sub cut">{text(label)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
};
