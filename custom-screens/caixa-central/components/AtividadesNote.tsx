import { Link } from 'react-router-dom';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import { useRead } from '#src/data/query.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from './Caixa.module.css';

/** What flows wait for from the person, beside what waits in the inbox. */
export const AtividadesNote = () => {
  const text = useText();
  const { data } = useRead(
    fluxoAtividadeApi.listar,
    { query: { pageSize: 1 } },
    { ownError: true, quiet: true, staleTime: 0 },
  );
  const [first] = data?.itens ?? [];
  if (!data || !first) return null;
  return (
    <div className={styles.redirected}>
      <Note tone={first.atrasada ? 'ambar' : 'azul'}>
        {text('atividades.naCaixa', { count: data.total })}{' '}
        {first.atrasada &&
          first.prazo !== undefined &&
          `${text('atividades.naCaixaVencida', { dia: formatDay(first.prazo) })} `}
        <Link to="/principal/atividades">{text('atividades.naCaixaVer')}</Link>
      </Note>
    </div>
  );
};
