import Button from '@mui/material/Button';
import { BookmarkX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useSavedSearches } from '#src/conteudo/saved-searches.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { SavedResults } from './SavedResults.tsx';
import styles from './Pesquisa.module.css';

/** A search with a name: what it finds now. */
export const PesquisaSalva = () => {
  const text = useText();
  const { id } = useParams();
  const { data, error, refetch } = useSavedSearches();
  const saved = data?.itens.find((each) => each.id === Number(id));
  if (saved) return <SavedResults key={saved.id} saved={saved} />;
  return (
    <div className={styles.page}>
      <PageHeader title={text('pesquisa.caminho')} />
      {error && <ErrorState error={error} title={text('pesquisa.erro')} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={6} />}
      {data && (
        <EmptyState
          icon={BookmarkX}
          title={text('pesquisa.sumiu')}
          action={
            <Button component={Link} to="/principal/caixa-central">
              {text('pesquisa.irParaCaixa')}
            </Button>
          }
        >
          {text('pesquisa.sumiuTexto')}
        </EmptyState>
      )}
    </div>
  );
};
