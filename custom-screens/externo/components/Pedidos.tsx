import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { solicitacaoApi } from '#schemas/api/solicitacao.ts';
import type { SolicitacaoItem } from '#schemas/shapes/solicitacao.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { FaseMark } from './FaseMark.tsx';
import { useHomeList } from '../session.ts';
import styles from '../Externo.module.css';

const whose = ['todos', 'meus', 'representados'] as const;
type Whose = (typeof whose)[number];

const belongs: Readonly<Record<Whose, (item: SolicitacaoItem) => boolean>> = {
  todos: () => true,
  meus: ({ representado }) => representado === undefined,
  representados: ({ representado }) => representado !== undefined,
};

/** What the person asked, for themselves and for whom they represent; apart, where there are both. */
export const Pedidos = () => {
  const text = useText();
  const { data, error, refetch } = useHomeList(solicitacaoApi.listar);
  const [params, setParams] = useSearchParams();
  const asked = params.get('de');
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  if (data.itens.length === 0)
    return (
      <EmptyState title={text('externo.inicio.semPedidos')}>
        {text('externo.inicio.semPedidosTexto')}
      </EmptyState>
    );
  const parted = data.itens.some(belongs.representados);
  const de = (parted && whose.find((one) => one === asked)) || 'todos';
  const itens = data.itens.filter(belongs[de]);
  return (
    <>
      {parted && (
        <div className={styles.pad}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={de}
            aria-label={text('externo.inicio.deQuem')}
            onChange={(_, to: Whose | null) => {
              if (to !== null) setParams(to === 'todos' ? {} : { de: to }, { replace: true });
            }}
          >
            {whose.map((one) => (
              <ToggleButton key={one} value={one}>
                {text(`externo.inicio.de.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
      )}
      {itens.length === 0 ? (
        <EmptyState title={text('externo.inicio.nenhumMeu')} />
      ) : (
        <ul className={styles.list}>
          {itens.map((item) => (
            <li key={item.id}>
              <Pedido item={item} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const Pedido = ({ item }: { readonly item: SolicitacaoItem }) => {
  const text = useText();
  const { id, numero, servico, enviadaEm, prazo, vencida, representado } = item;
  return (
    <Link className={styles.row} to={`/externo/solicitacao/${id}`}>
      <span className="grow">
        <strong>{servico}</strong>
        <span className={styles.under}>
          {text('externo.pedido.deQuando', { numero, quando: formatMinute(enviadaEm) })}
          {prazo !== undefined &&
            ` · ${text(vencida ? 'externo.pedido.venceu' : 'externo.pedido.ate', { dia: writtenDay(prazo) })}`}
          {representado !== undefined &&
            ` · ${text('externo.procuracao.doRepresentado', { nome: representado })}`}
        </span>
      </span>
      <FaseMark {...item} />
      <ChevronRight size={18} aria-hidden="true" />
    </Link>
  );
};
