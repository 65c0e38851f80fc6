import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { assinaturaApi } from '#schemas/api/assinatura.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import type { DocumentoParaAssinar } from '#schemas/shapes/assinatura.ts';
import { useRead } from '#src/data/query.ts';
import { useFile } from '#src/data/use-file.ts';
import { useText } from '#src/i18n/use-text.ts';
import { refusalOf, ServerRefusal } from '#src/conteudo/ServerRefusal.tsx';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { signAndTell } from '#src/conteudo/sign-and-tell.ts';
import { SigningButton } from '#src/conteudo/SigningButton.tsx';
import { SigningFields } from '#src/conteudo/SigningFields.tsx';
import { SigningSummary } from '#src/conteudo/SigningSummary.tsx';
import { useSign } from '#src/conteudo/use-sign.ts';
import { useSigning } from '#src/conteudo/use-signing.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { NoPermission } from '#src/ui/NoPermission.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { CertificateSigning } from './components/CertificateSigning.tsx';
import { PdfPaper } from './components/PdfPaper.tsx';
import { ReadAndSign } from './components/ReadAndSign.tsx';
import styles from './components/Assinatura.module.css';

/** One document to be read and signed: what the notification of a turn leads to. */
export const AssinarDocumento = () => {
  const text = useText();
  const id = Number(useParams().idDocumento);
  const known = Number.isSafeInteger(id) && id > 0;
  const access = useRead(
    assinaturaApi.acessoTela,
    { params: { param: String(id) } },
    { ownError: true, enabled: known, staleTime: 0 },
  );
  const allowed = access.data?.permitida === true;
  const read = useRead(
    assinaturaApi.carregarDados,
    { body: { ids: [id] } },
    { ownError: true, enabled: known && allowed },
  );
  const item = read.data?.itens[0];
  const refused = access.data && !allowed ? (access.data.motivo ?? '') : refusalOf(access.error);
  if (refused !== undefined || !known)
    return <ServerRefusal motivo={refused || text('documento.motivo.naoEhAssinante')} />;
  if (access.isError) return <ErrorState error={access.error} onRetry={() => void access.refetch()} />;
  if (access.isPending || read.isPending) return <ListSkeleton rows={3} />;
  if (read.isError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
  if (!item?.permitido)
    return (
      <NoPermission
        title={text('assinatura.tela.naoPode')}
        action={
          known && (
            <Button component={Link} to={consultaPath(id, item?.tipo)}>
              {text('assinatura.tela.verDocumento')}
            </Button>
          )
        }
      >
        {item?.motivo ?? text('documento.motivo.naoEhAssinante')}
      </NoPermission>
    );
  return item.estrategia === 'DIGITAL' ? <CertificateSigning item={item} /> : <Signing item={item} />;
};

const Signing = ({ item }: { readonly item: DocumentoParaAssinar }) => {
  const text = useText();
  const navigate = useNavigate();
  const call = useSign();
  const pdf = useFile(documentoApi.visualizar, { params: { a: item.id, b: 0 } });
  const signing = useSigning(async (proof) => {
    await signAndTell(call, [item.id], proof);
    void navigate(consultaPath(item.id, item.tipo), { replace: true });
  });
  const name = itemName(item);
  return (
    <ReadAndSign
      title={text('assinatura.dialogo.um', { documento: name })}
      content={{ name, path: consultaPath(item.id, item.tipo) }}
      paper={<PdfPaper pdf={pdf} title={name} />}
      refusal={signing.refusal}
    >
      <form onSubmit={signing.submit} noValidate>
        <SigningSummary itens={[item]} />
        <SigningFields signing={signing} id={item.id} />
        <div className={styles.buttons}>
          <SigningButton signing={signing}>{text('assinatura.dialogo.confirmar')}</SigningButton>
          <Button component={Link} to={consultaPath(item.id, item.tipo)}>
            {text('assinatura.dialogo.voltar')}
          </Button>
        </div>
      </form>
    </ReadAndSign>
  );
};
