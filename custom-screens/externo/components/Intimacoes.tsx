import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { intimacaoApi } from '#schemas/api/intimacao.ts';
import type { IntimacaoItem } from '#schemas/shapes/intimacao.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { useHomeList } from '../session.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { IntimacaoMark } from './IntimacaoMark.tsx';
import styles from '../Externo.module.css';

/** The notices of the person, where there is one: before anything else. */
export const Intimacoes = () => {
  const text = useText();
  const { data, error, refetch } = useHomeList(intimacaoApi.proprias);
  if (!error && (data === undefined || data.itens.length === 0)) return undefined;
  return (
    <Sheet title={text('externo.intimacao.titulo')} flush>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <ul className={styles.list}>
        {data?.itens.map((item) => (
          <li key={item.id}>
            <Intimacao item={item} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

const Intimacao = ({ item }: { readonly item: IntimacaoItem }) => {
  const text = useText();
  const { id, situacao, assunto, orgao, unidade, enviadaEm, tacitaEm, prazo, representado } = item;
  const until =
    situacao === 'ENVIADA'
      ? text('externo.intimacao.fechada', { dia: writtenDay(tacitaEm) })
      : prazo && text('externo.intimacao.responderAte', { dia: writtenDay(prazo) });
  return (
    <Link className={styles.row} to={`/externo/intimacao/${id}`}>
      <span className="grow">
        <strong>{assunto ?? text('externo.intimacao.uma', { id })}</strong>
        <span className={styles.under}>
          {[
            text('externo.intimacao.deQuem', { unidade, orgao }),
            text('externo.intimacao.enviada', { quando: formatMinute(enviadaEm) }),
            representado && text('externo.intimacao.para', { nome: representado }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {until && <strong className={styles.under}>{until}</strong>}
      </span>
      <IntimacaoMark situacao={situacao} />
      <ChevronRight size={18} aria-hidden="true" />
    </Link>
  );
};
