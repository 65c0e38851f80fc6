import { useParams } from 'react-router';
import { refusalOf, ServerRefusal } from '#src/conteudo/ServerRefusal.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { useAcessoTela, useDocumento } from './queries.ts';
import { TramiteUm } from './TramiteUm.tsx';

/** The screen of forwarding one document; the server says first whether the person may open it. */
export const TramiteDocumento = () => {
  const text = useText();
  const id = Number(useParams()['id']);
  usePageTitle(text('tramite.pagina'));
  const access = useAcessoTela(id);
  const documento = useDocumento(id);
  const failed = access.isError ? access : documento.isError ? documento : undefined;
  const refused = refusalOf(access.error);
  if (refused !== undefined) return <ServerRefusal motivo={refused} />;
  if (failed)
    return (
      <ErrorState
        error={failed.error}
        onRetry={() => void Promise.all([access.refetch(), documento.refetch()])}
      />
    );
  if (access.data && !access.data.permitida)
    return <ServerRefusal motivo={access.data.motivo ?? text('tramite.recusado')} />;
  if (!access.data || !documento.data) return <FormSkeleton fields={6} />;
  return <TramiteUm key={id} documento={documento.data} />;
};
