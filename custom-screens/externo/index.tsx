import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { solicitacaoApi } from '#schemas/api/solicitacao.ts';
import type { ExternoSessao } from '#schemas/shapes/externo.ts';
import type { SolicitacaoItem } from '#schemas/shapes/solicitacao.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { SignedInPage } from './components/ExternoFrame.tsx';
import { FaseMark } from './components/FaseMark.tsx';
import { Assinados, ParaAssinar } from './components/Documentos.tsx';
import { Intimacoes } from './components/Intimacoes.tsx';
import { useHomeList } from './session.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import styles from './Externo.module.css';

/** Where somebody from outside begins: what they asked, and what they may ask. */
export const Externo = () => {
  const text = useText();
  usePageTitle(text('externo.inicio.pagina'));
  return <SignedInPage>{(sessao) => <Inicio sessao={sessao} />}</SignedInPage>;
};

const Inicio = ({ sessao }: { readonly sessao: ExternoSessao }) => {
  const text = useText();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text('externo.inicio.titulo', { nome: sessao.nome })}</h1>
      <ParaAssinar />
      <Intimacoes />
      <Sheet title={text('externo.inicio.pedidos')} flush>
        <Pedidos />
      </Sheet>
      <Sheet title={text('externo.inicio.servicos')} flush>
        <Servicos />
      </Sheet>
      <Assinados />
    </div>
  );
};

const Pedidos = () => {
  const text = useText();
  const { data, error, refetch } = useHomeList(solicitacaoApi.listar);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  if (data.itens.length === 0)
    return (
      <EmptyState title={text('externo.inicio.semPedidos')}>
        {text('externo.inicio.semPedidosTexto')}
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {data.itens.map((item) => (
        <li key={item.id}>
          <Pedido item={item} />
        </li>
      ))}
    </ul>
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

const Servicos = () => {
  const text = useText();
  const { data, error, refetch } = useRead(solicitacaoApi.servicos, {}, { ownError: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (data.itens.length === 0)
    return (
      <EmptyState title={text('externo.inicio.semServicos')}>
        {text('externo.inicio.semServicosTexto')}
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {data.itens.map(({ id, nome, descricao, unidade }) => (
        <li key={id}>
          <Link className={styles.row} to={`/externo/solicitar/${id}`}>
            <span className="grow">
              <strong>{nome}</strong>
              <span className={styles.under}>{[descricao, unidade].filter(Boolean).join(' · ')}</span>
            </span>
            <ChevronRight size={18} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
};
