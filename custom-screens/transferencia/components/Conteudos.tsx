import { CircleCheck } from 'lucide-react';
import type { UnidadeTransferencia } from '#schemas/shapes/transferencia.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { ItemRow } from '#src/conteudo/ItemRow.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import type { Pagina, useConteudos } from '../queries.ts';
import styles from '../Transferencia.module.css';

interface ConteudosProps {
  readonly read: ReturnType<typeof useConteudos>;
  readonly unidade: UnidadeTransferencia;
  readonly pagina: Pagina;
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
  readonly onPagina: (pagina: Pagina) => void;
}

/** What would pass, of what the person sees, and why some of it cannot now. */
export const Conteudos = ({ read, unidade, pagina, chosen, onToggle, onPagina }: ConteudosProps) => {
  const text = useText();
  const { data, error, refetch } = read;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  if (data.itens.length === 0)
    return (
      <EmptyState icon={CircleCheck} title={text('transferencia.vazio', { unidade: unidade.sigla })}>
        {text('transferencia.vazioTexto')}
      </EmptyState>
    );
  return (
    <>
      <p className="sm sub" role="status">
        {text('transferencia.total', { count: data.total, unidade: unidade.sigla })}
      </p>
      <ul className={styles.list} aria-label={text('transferencia.lista', { unidade: unidade.sigla })}>
        {data.itens.map(({ item, permitido, motivo }) => (
          <ItemRow
            key={item.id}
            item={item}
            to={consultaPath(item.id)}
            selected={chosen.has(item.id)}
            {...(permitido ? { onSelect: () => onToggle(item.id) } : { locked: true })}
            note={permitido ? undefined : (motivo ?? text('transferencia.naoPode'))}
          />
        ))}
      </ul>
      <Pager
        page={pagina.page}
        pageSize={pagina.pageSize}
        shown={data.itens.length}
        total={data.total}
        exact={data.totalExato}
        onPage={(page) => onPagina({ ...pagina, page })}
        onPageSize={(pageSize) => onPagina({ page: 1, pageSize })}
      />
    </>
  );
};
