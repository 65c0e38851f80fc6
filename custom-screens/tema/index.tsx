import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { ThemeEditor } from './components/ThemeEditor.tsx';
import { useTheme } from './queries.ts';
import styles from './Tema.module.css';

/** The colours of the institution. */
export const TemaVisual = () => {
  const text = useText();
  const { data, error, refetch } = useTheme();
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('tema.titulo')}
        crumbs={[
          { label: text('shell.menu.secoes.administracao'), to: '/administracao' },
          { label: text('tema.titulo') },
        ]}
        subtitle={text('tema.descricao')}
      />
      {data && <ThemeEditor theme={data} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} />}
    </div>
  );
};
