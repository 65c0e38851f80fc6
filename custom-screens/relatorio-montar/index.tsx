import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { relatorioApi } from '#schemas/api/relatorio.ts';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import { searchToSave } from '#src/conteudo/saved-search.ts';
import { useSavedReports } from '#src/conteudo/saved-searches.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useContagem } from '#src/relatorio/use-contagem.ts';
import { reportsPath } from '#src/relatorio/report-path.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { TableSkeleton } from '#src/ui/Skeletons.tsx';
import { Definicao } from './Definicao.tsx';
import { Filtro } from './Filtro.tsx';
import { Guardar } from './Guardar.tsx';
import { builtOf, isChanged, readBuilt, readSaved, writeBuilt, type Montagem } from './montar-url.ts';
import { Resultado } from './Resultado.tsx';
import styles from './Montar.module.css';

/** A report that the person builds over the advanced search; the address keeps what is counted, or which saved one it is. */
export const MontarRelatorio = () => {
  const text = useText();
  const [params] = useSearchParams();
  const id = readSaved(params);
  const read = useSavedReports();
  if (id === undefined) return <Montado saved={undefined} />;
  const saved = read.data?.itens.find((one) => one.id === id);
  if (saved) return <Montado saved={saved} />;
  const title = text('relatorios.montar.titulo');
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        crumbs={[{ label: text('relatorios.titulo'), to: reportsPath }, { label: title }]}
      />
      <div className={styles.body}>
        <Sheet>
          {read.error && (
            <ErrorState
              error={read.error}
              title={text('relatorios.falhou')}
              onRetry={() => void read.refetch()}
            />
          )}
          {!read.error && !read.data && <TableSkeleton rows={8} columns={3} />}
          {read.data && (
            <EmptyState
              title={text('relatorios.montar.sumiu')}
              action={
                <Button component={Link} to={reportsPath}>
                  {text('relatorios.montar.voltar')}
                </Button>
              }
            >
              <p>{text('relatorios.montar.sumiuTexto')}</p>
            </EmptyState>
          )}
        </Sheet>
      </div>
    </div>
  );
};

const Montado = ({ saved }: { readonly saved: PesquisaSalva | undefined }) => {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState(false);
  const built = saved && !isChanged(params) ? builtOf(saved) : readBuilt(params);
  const { search, relatorio } = built;
  const body = { ...searchToSave(search.caso, search.filtro), relatorio };
  const { data, error, refetch } = useRead(
    relatorioApi.montar,
    { body },
    { ownError: true, keepPrevious: true, staleTime: 0 },
  );
  const change = (next: Partial<Montagem>): void => setParams(writeBuilt({ ...built, ...next }, saved?.id));
  const title = saved?.nome ?? text('relatorios.montar.titulo');
  const refused = Object.fromEntries(error?.erros.map(({ campo, mensagem }) => [campo, mensagem]) ?? []);
  const contagem = useContagem({ montado: body });
  const shown = error ? undefined : (contagem.atual?.montado ?? data);
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        crumbs={[{ label: text('relatorios.titulo'), to: reportsPath }, { label: title }]}
        subtitle={sharingText(text, saved)}
        actions={<Guardar saved={saved} body={body} changed={saved !== undefined && isChanged(params)} />}
      />
      <div className={styles.body}>
        <Filtro
          search={search}
          open={open}
          onOpen={setOpen}
          onChange={(next) => {
            setOpen(false);
            change({ search: next });
          }}
        />
        <Definicao
          relatorio={relatorio}
          shown={shown}
          refused={refused}
          onChange={(next) => change({ relatorio: next })}
        />
        {error && (
          <Sheet>
            <ErrorState error={error} title={text('relatorios.falhou')} onRetry={() => void refetch()} />
          </Sheet>
        )}
        {!error && !shown && (
          <Sheet>
            <TableSkeleton rows={8} columns={3} />
          </Sheet>
        )}
        {shown && <Resultado nome={saved?.nome} body={body} relatorio={shown} contagem={contagem} />}
      </div>
    </div>
  );
};

const sharingText = (text: ReturnType<typeof useText>, saved: PesquisaSalva | undefined): string => {
  if (saved?.de !== undefined) return text('pesquisa.dePessoa', { nome: saved.de });
  return text(saved?.compartilhada ? 'pesquisa.comUnidade' : 'relatorios.montar.ajuda');
};
