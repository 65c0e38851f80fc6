import { useApplied, useMigrations, useRefusals } from '#src/engine/definitions.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useSession } from '#src/session/session-store.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { NoPermission } from '#src/ui/NoPermission.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { EmVigor } from './components/EmVigor.tsx';
import { Migracoes } from './components/Migracoes.tsx';
import { Recusas } from './components/Recusas.tsx';
import styles from './DefinicoesCadastro.module.css';

/** What rules the registers: the definitions in force, those refused, and what was done to the tables. */
export const DefinicoesCadastro = () => {
  const text = useText();
  const administrator = useSession()?.dados.perfilAcesso.administrador === true;
  return (
    <div className={styles.page}>
      <PageHeader
        title={text('definicoes.titulo')}
        crumbs={[{ label: text('cadastro.areas.administracao') }, { label: text('definicoes.titulo') }]}
        subtitle={text('definicoes.descricao')}
      />
      <div className={styles.body}>{administrator ? <Parts /> : <NoPermission />}</div>
    </div>
  );
};

const Parts = () => {
  const text = useText();
  const refusals = useRefusals();
  const applied = useApplied();
  const migrations = useMigrations();
  const failed = [
    [refusals, text('definicoes.recusas.falha')],
    [applied, text('definicoes.vigor.falha')],
    [migrations, text('definicoes.migracoes.falha')],
  ] as const;
  const [failure] = failed.filter(([{ error }]) => error);
  if (failure) {
    const [{ error, refetch }, title] = failure;
    return <ErrorState error={error} title={title} onRetry={() => void refetch()} />;
  }
  if (!refusals.data || !applied.data || !migrations.data) return <ListSkeleton rows={8} />;
  return (
    <>
      <Recusas refusals={refusals.data} />
      <EmVigor applied={applied.data} />
      <Migracoes
        migrations={migrations.data.pages.flatMap(({ itens }) => itens)}
        onMore={migrations.hasNextPage ? () => void migrations.fetchNextPage() : undefined}
        loading={migrations.isFetchingNextPage}
      />
    </>
  );
};
