import { useParams } from 'react-router';
import { refusalOf, ServerRefusal } from '#src/conteudo/ServerRefusal.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { ProtocoloForm } from './ProtocoloForm.tsx';
import { useEntrada } from './use-entrada.ts';

/** A protocol that was not concluded and its form; who may not write it now is sent to the inbox. */
export const ProtocoloEdicao = () => {
  const { id = '' } = useParams();
  return <Edicao key={id} id={/^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0} />;
};

const Edicao = ({ id }: { readonly id: number }) => {
  const text = useText();
  const { data, dataUpdatedAt, error, refetch, isFetching } = useEntrada(id);
  const refused = data?.tipo === 'recusada' ? (data.motivo ?? '') : refusalOf(error);
  if (refused !== undefined && !isFetching)
    return <ServerRefusal motivo={refused || text('protocoloTela.edicao.naoEditavel')} />;
  if (error && !isFetching)
    return (
      <ErrorState error={error} title={text('protocoloTela.edicao.falhou')} onRetry={() => void refetch()} />
    );
  if (!data || isFetching || data.tipo === 'recusada')
    return (
      <>
        <PageHeader title={text('protocoloTela.edicao.pagina')} />
        <FormSkeleton fields={6} />
      </>
    );
  return <ProtocoloForm key={dataUpdatedAt} protocolo={data.protocolo} />;
};
