import { useInfiniteQuery } from '@tanstack/react-query';
import { FilePlus2, History, Pencil, Trash2 } from 'lucide-react';
import { useDataProvider } from 'react-admin';
import type { RegistroHistorico } from '#schemas/shapes/registro.ts';
import { text as message } from '#src/i18n/text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { relativeTime } from '#src/i18n/relative-time.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Trilha } from '#src/ui/Trilha.tsx';
import type { RegisterDataProvider } from '../data-provider.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { HistoryChanges } from './HistoryChanges.tsx';
import { MoreButton } from './MoreButton.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import styles from './View.module.css';

const icons = { criacao: FilePlus2, alteracao: Pencil, exclusao: Trash2, ato: History };
const words = {
  criacao: 'cadastro.historico.criou',
  alteracao: 'cadastro.historico.alterou',
  exclusao: 'cadastro.historico.excluiu',
} as const;

/** Every change of the record, newest first. */
export function HistoryTab({ record }: { record: RegisterRecord }) {
  const text = useText();
  const { resource, can } = useRegister();
  const provider = useDataProvider<RegisterDataProvider>();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: [resource, 'historico', record.id, record.versao],
      queryFn: ({ pageParam, signal }) => provider.history(resource, record.id, pageParam, signal),
      initialPageParam: 1,
      getNextPageParam: (last, pages) =>
        pages.reduce((sum, page) => sum + page.itens.length, 0) < last.total ? pages.length + 1 : undefined,
      meta: { ownError: true },
    });
  const edits =
    can('edit') &&
    (record.acoes ?? []).some((acao) => typeof acao !== 'string' && acao.nome === 'edit' && acao.permitida);
  if (error)
    return (
      <ErrorState error={error} title={text('cadastro.historico.falha')} onRetry={() => void refetch()} />
    );
  if (isPending) return <ListSkeleton rows={4} />;
  const entries = data.pages.flatMap(({ itens }) => itens);
  if (entries.length === 0) return <EmptyState title={text('cadastro.historico.vazio')} />;
  return (
    <Sheet flush>
      <div className={styles.history}>
        <Trilha
          label={text('cadastro.consulta.historico')}
          items={entries.map((entry, index) => ({
            id: entry.id,
            title: entry.tipo === 'ato' ? entry.texto : text(words[entry.tipo]),
            detail: who(entry, text('cadastro.historico.semNome')),
            moment: (
              <time dateTime={entry.momento} title={formatMoment(entry.momento)}>
                {relativeTime(entry.momento)}
              </time>
            ),
            kind: index === 0 ? 'now' : 'plain',
            icon: icons[entry.tipo],
            quote: entry.campos.length > 0 ? <HistoryChanges entry={entry} /> : entry.motivo,
            after:
              edits && restorable(entry, record) ? (
                <RestoreButton record={record} versao={entry.versao} />
              ) : undefined,
          }))}
        />
        {hasNextPage && <MoreButton loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
      </div>
    </Sheet>
  );
}

const restorable = (
  entry: RegistroHistorico,
  { versao }: RegisterRecord,
): entry is RegistroHistorico & { versao: number } =>
  entry.versao !== undefined && entry.versao !== versao && entry.tipo !== 'exclusao';

/** `Rafael Monteiro Lins, por substituição de Helena Duarte Pires · CCL` */
function who({ usuario, substituido, unidade }: RegistroHistorico, nobody: string): string {
  const name = usuario ?? nobody;
  const both =
    substituido === undefined
      ? name
      : message('cadastro.historico.porSubstituicao', { substituto: name, nome: substituido });
  return unidade === undefined ? both : `${both} · ${unidade}`;
}
