import { useParams } from 'react-router-dom';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { refusalOf, ServerRefusal } from '#src/conteudo/ServerRefusal.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { EdicaoAberta } from './EdicaoAberta.tsx';
import { useEntrada } from './queries.ts';

/** A draft and its editor; who may not write it now is sent to the inbox. */
export const DocumentoEdicao = () => {
  const { id = '' } = useParams();
  const valid = /^[1-9]\d{0,9}$/.test(id);
  return <Edicao key={id} id={valid ? Number(id) : 0} />;
};

const Edicao = ({ id }: { readonly id: number }) => {
  const text = useText();
  const entrada = useEntrada(id);
  const { data, dataUpdatedAt, error, refetch, isFetching } = entrada;
  const refused = data?.tipo === 'recusada' ? (data.motivo ?? '') : refusalOf(error);
  if (refused !== undefined && !isFetching)
    return (
      <ServerRefusal
        motivo={refused || text('editor.tela.naoEditavel')}
        consulta={data?.tipo === 'recusada' ? consultaPath(id) : undefined}
      />
    );
  if (error && !isFetching)
    return <ErrorState error={error} title={text('editor.tela.falhou')} onRetry={() => void refetch()} />;
  if (!data || isFetching || data.tipo === 'recusada')
    return (
      <>
        <PageHeader title={text('ui.estado.minuta')} />
        <FormSkeleton fields={6} />
      </>
    );
  // opened again, everything begins anew from what the server has
  return <EdicaoAberta key={dataUpdatedAt} entrada={data} onReload={() => void refetch()} />;
};
