import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { solicitacaoApi } from '#schemas/api/solicitacao.ts';
import type { ExternoSessao } from '#schemas/shapes/externo.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { SignedInPage } from './components/ExternoFrame.tsx';
import { Assinados, ParaAssinar } from './components/Documentos.tsx';
import { Intimacoes } from './components/Intimacoes.tsx';
import { Pedidos } from './components/Pedidos.tsx';
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
        <p className={styles.pad}>
          <Link to="/externo/procuracoes">{text('externo.procuracao.pecoPorOutro')}</Link>
        </p>
      </Sheet>
      <Assinados />
    </div>
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
