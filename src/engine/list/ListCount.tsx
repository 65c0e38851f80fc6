import { useText } from '#src/i18n/use-text.ts';
import { useRegister } from '../RegisterContext.tsx';
import { countedTo } from './counted-to.ts';
import styles from './List.module.css';
import { useList } from './use-list.ts';

const numbers = new Intl.NumberFormat('pt-BR');

/** How many records the list has, said aloud when it changes. */
export function ListCount() {
  const text = useText();
  const { one, many } = useRegister();
  const { total, exact, isPending } = useList();
  const nome = total === 1 ? one : many;
  const count = exact
    ? text('cadastro.lista.total', { n: numbers.format(total ?? 0), nome })
    : text('cadastro.lista.totalEstimado', { n: text(countedTo(total)), nome: many });
  return (
    <span role="status" className={`num ${styles.count}`}>
      {isPending || total === undefined ? '' : count}
    </span>
  );
}
