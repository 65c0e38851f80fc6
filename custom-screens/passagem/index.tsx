import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { HttpProblem } from '#src/data/http-problem.ts';
import { MissingRecord } from '#src/engine/RecordMissing.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { Formulario } from './components/Formulario.tsx';
import { Grupos } from './components/Grupos.tsx';
import { useHoldings, type Party } from './queries.ts';
import styles from './Passagem.module.css';

/** What a person or a unit still answers for, and handing all of it over to another. */
const Passagem = ({ party }: { readonly party: Party }) => {
  const text = useText();
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useHoldings(party, id);
  const title = text(`passagem.titulo.${party}`);
  usePageTitle(title);
  const list = `/administracao/${party}`;
  const back = `${list}/consulta/${id}`;
  if (error instanceof HttpProblem && error.status === 404)
    return (
      <MissingRecord crumbs={[{ label: text(`passagem.lista.${party}`), to: list }]}>
        <Button component={Link} to={list}>
          {text(`passagem.lista.${party}`)}
        </Button>
      </MissingRecord>
    );
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        crumbs={[
          { label: text(`passagem.lista.${party}`), to: list },
          ...(data ? [{ label: data.nome, to: back }] : []),
          { label: title },
        ]}
        subtitle={data ? text(`passagem.ajuda.${party}`, { nome: data.nome }) : undefined}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <FormSkeleton fields={4} />}
      {data && (
        <div className={styles.body}>
          {data.grupos.length === 0 ? (
            <EmptyState icon={CircleCheck} title={text(`passagem.vazio.${party}`)} />
          ) : (
            <Grupos grupos={data.grupos} />
          )}
          {(data.ativo || data.grupos.length > 0) && (
            <Formulario key={data.versao} party={party} situation={data} back={back} />
          )}
        </div>
      )}
    </div>
  );
};

export const PassagemDeUsuario = () => <Passagem party="usuario" />;
export const PassagemDeUnidade = () => <Passagem party="unidade" />;
