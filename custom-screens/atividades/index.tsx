import { ListTodo } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import type { AtividadeFluxo } from '#schemas/shapes/fluxo-atividade.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { Bastam } from '#src/conteudo/fluxo/Bastam.tsx';
import { useRead } from '#src/data/query.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Pager } from '#src/ui/Pager.tsx';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import styles from './Atividades.module.css';

/** What flows wait for from the person, what is due first on top; each is done on the page of its content. */
export const Atividades = () => {
  const text = useText();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  const { data, error, refetch } = useRead(
    fluxoAtividadeApi.listar,
    { query: { start: page, pageSize } },
    { ownError: true, keepPrevious: true, staleTime: 0 },
  );
  return (
    <div className={styles.page}>
      <PageHeader title={text('atividades.titulo')} subtitle={text('atividades.ajuda')} />
      <div className={styles.body}>
        {error && (
          <ErrorState error={error} title={text('atividades.falhou')} onRetry={() => void refetch()} />
        )}
        {!error && !data && <ListSkeleton rows={4} />}
        {data?.itens.length === 0 && (
          <Sheet>
            <EmptyState icon={ListTodo} title={text('atividades.nenhuma')}>
              {text('atividades.nenhumaTexto')}
            </EmptyState>
          </Sheet>
        )}
        {data && data.itens.length > 0 && (
          <Sheet flush>
            <PlainTable label={text('atividades.titulo')} stacks>
              <thead>
                <tr>
                  <th scope="col">{text('atividades.atividade')}</th>
                  <th scope="col">{text('atividades.conteudo')}</th>
                  <th scope="col">{text('atividades.fluxo')}</th>
                  <th scope="col">{text('atividades.prazo')}</th>
                </tr>
              </thead>
              <tbody>
                {data.itens.map((one) => (
                  <Row key={one.id} atividade={one} />
                ))}
              </tbody>
            </PlainTable>
          </Sheet>
        )}
        {data && data.total > pageSize && (
          <Pager
            page={page}
            pageSize={pageSize}
            total={data.total}
            shown={data.itens.length}
            exact
            onPage={setPage}
            onPageSize={(size) => {
              setPage(1);
              setPageSize(size);
            }}
          />
        )}
      </div>
    </div>
  );
};

const Row = ({
  atividade: { nome, comigo, conteudo, fluxo, prazo, atrasada, quorum },
}: {
  readonly atividade: AtividadeFluxo;
}) => {
  const text = useText();
  return (
    <tr>
      <td>
        <Link to={consultaPath(conteudo.id, conteudo.tipo)}>{nome}</Link>
        {comigo && <div className="sm sub">{text('atividades.comVoce')}</div>}
        <Bastam quorum={quorum} />
      </td>
      <td data-rotulo={text('atividades.conteudo')}>
        {conteudo.numero !== undefined && <b>{conteudo.numero} </b>}
        {conteudo.assunto}
      </td>
      <td data-rotulo={text('atividades.fluxo')}>{fluxo}</td>
      <td data-rotulo={text('atividades.prazo')} className={atrasada ? styles.late : undefined}>
        {prazo === undefined
          ? text('atividades.semPrazo')
          : text(atrasada ? 'atividades.vencido' : 'atividades.ate', { dia: formatDay(prazo) })}
      </td>
    </tr>
  );
};
