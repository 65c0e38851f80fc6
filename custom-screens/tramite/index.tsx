import { useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { notify } from '#src/ui/notify.ts';
import { usePageTitle } from '#src/ui/page-title.ts';
import { useAcessoTela, useDocumento } from './queries.ts';
import { TramiteUm } from './TramiteUm.tsx';

/** The screen of forwarding one document; the server says first whether the person may open it. */
export const TramiteDocumento = () => {
  const text = useText();
  const id = Number(useParams()['id']);
  usePageTitle(text('caixa.tramite.pagina'));
  const access = useAcessoTela(id);
  const documento = useDocumento(id);
  const failed = access.isError ? access : documento.isError ? documento : undefined;
  if (failed)
    return (
      <ErrorState
        error={failed.error}
        onRetry={() => void Promise.all([access.refetch(), documento.refetch()])}
      />
    );
  if (access.data && !access.data.permitida)
    return <Refused motivo={access.data.motivo ?? text('caixa.tramite.recusado')} />;
  if (!access.data || !documento.data) return <FormSkeleton fields={6} />;
  return <TramiteUm key={id} documento={documento.data} />;
};

/** Says why, and goes to the inbox, which knows where the person came from. */
const Refused = ({ motivo }: { readonly motivo: string }) => {
  const { pathname } = useLocation();
  useEffect(() => notify(motivo, { kind: 'warning' }), [motivo]);
  return <Navigate to={caixaPath(undefined, { redirectFrom: pathname })} replace />;
};
