import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { consultaPath } from '#src/conteudo/content-path.ts';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import { refusalOf, ServerRefusal } from '#src/conteudo/ServerRefusal.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { useEntrada, type EntradaDe } from './use-entrada.ts';

interface EdicaoDoConteudoProps<C extends ConteudoAberto> {
  readonly entrada: EntradaDe<C>;
  readonly tipo: number;
  readonly words: { readonly page: string; readonly failed: string; readonly refused: string };
  readonly children: (conteudo: C) => ReactNode;
}

/** A content that was not concluded and its form; who may not write it now is sent to the inbox. */
export const EdicaoDoConteudo = <C extends ConteudoAberto>(props: EdicaoDoConteudoProps<C>) => {
  const { id = '' } = useParams();
  return <Edicao key={id} id={/^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0} {...props} />;
};

const Edicao = <C extends ConteudoAberto>({
  id,
  entrada,
  tipo,
  words: { page, failed, refused },
  children,
}: EdicaoDoConteudoProps<C> & { readonly id: number }) => {
  const { data, dataUpdatedAt, error, refetch, isFetching } = useEntrada(entrada, id);
  const why = data?.tipo === 'recusada' ? (data.motivo ?? '') : refusalOf(error);
  if (why !== undefined && !isFetching)
    return (
      <ServerRefusal
        motivo={why || refused}
        // what was read may be read; what was not is out of reach
        consulta={data?.tipo === 'recusada' ? consultaPath(id, tipo) : undefined}
      />
    );
  if (error && !isFetching) return <ErrorState error={error} title={failed} onRetry={() => void refetch()} />;
  if (!data || isFetching || data.tipo === 'recusada')
    return (
      <>
        <PageHeader title={page} />
        <FormSkeleton fields={6} />
      </>
    );
  return <Fragment key={dataUpdatedAt}>{children(data.conteudo)}</Fragment>;
};
