import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { assinaturaExternaApi } from '#schemas/api/assinatura-externa.ts';
import type { DocumentoDeFora } from '#schemas/shapes/documento-de-fora.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { saveFile } from '#src/data/download.ts';
import { canHash, hashFile } from '#src/data/hash-file.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { useFile } from '#src/data/use-file.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Note } from '#src/ui/Note.tsx';
import { usePageTitle } from '#src/ui/page-title.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { SignedInPage } from './components/ExternoFrame.tsx';
import { Recusar } from './components/Recusar.tsx';
import { SenhaECodigo } from './components/SenhaECodigo.tsx';
import { Signatarios } from './components/Signatarios.tsx';
import { formatMinute } from '#src/i18n/dates.ts';
import styles from './Externo.module.css';

/** A document of the institution that the person signs: read whole, then signed with the password and a code, or refused. */
export const AssinarDocumento = () => {
  const text = useText();
  const id = Number(useParams()['id']);
  usePageTitle(text('externo.documento.pagina'));
  return <SignedInPage>{() => <Lido key={id} id={id} />}</SignedInPage>;
};

const Lido = ({ id }: { readonly id: number }) => {
  const text = useText();
  const [refused, setRefused] = useState(false);
  const { data, error, refetch } = useRead(
    assinaturaExternaApi.consultar,
    { params: { id } },
    { ownError: true, enabled: !refused },
  );
  const over = refused
    ? text('externo.documento.recusado')
    : error?.status === 409
      ? error.message
      : undefined;
  if (over !== undefined)
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{text('externo.documento.pagina')}</h1>
        <Note>{over}</Note>
        <div>
          <Button component={Link} to="/externo">
            {text('externo.documento.aoInicio')}
          </Button>
        </div>
      </div>
    );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Documento documento={data} onRefused={() => setRefused(true)} /> : <ListSkeleton rows={5} />;
};

interface DocumentoProps {
  readonly documento: DocumentoDeFora;
  readonly onRefused: () => void;
}

const Documento = ({ documento, onRefused }: DocumentoProps) => {
  const text = useText();
  const { id, nome, tipo, unidade, orgao, situacao, prazo, assinadoEm, codigo, impedimento } = documento;
  const signed = situacao === 'ASSINADO';
  const file = useFile(signed ? assinaturaExternaApi.leitura : assinaturaExternaApi.arquivo, {
    params: { id },
  });
  const bytes = file.isPlaceholderData ? undefined : file.data;
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{nome}</h1>
        <p className={styles.under}>
          {[tipo, signed ? `${unidade}, ${orgao}` : text('externo.documento.pede', { unidade, orgao })].join(
            ' · ',
          )}
        </p>
      </header>
      {signed && assinadoEm !== undefined && (
        <Note tone="verde">
          <p>{text('externo.documento.assinou', { quando: formatMinute(assinadoEm) })}</p>
          {codigo !== undefined && (
            <p>
              {text('externo.documento.conferir', { codigo })}{' '}
              <Link to={`/verificar/${codigo}`}>{text('externo.documento.conferirLink')}</Link>
            </p>
          )}
        </Note>
      )}
      {!signed && prazo !== undefined && (
        <Note tone="ambar">{text('externo.documento.ate', { dia: writtenDay(prazo) })}</Note>
      )}
      <Sheet
        title={text(signed ? 'externo.documento.lerAssinado' : 'externo.documento.ler')}
        side={
          <Button
            startIcon={<Download size={16} aria-hidden="true" />}
            disabled={bytes === undefined}
            onClick={() => bytes && saveFile(bytes)}
          >
            {text(signed ? 'externo.documento.baixarManifesto' : 'externo.documento.baixar')}
          </Button>
        }
        flush
      >
        <div className={styles.paper}>
          <PdfViewer
            file={bytes?.blob}
            title={nome}
            error={file.error ?? undefined}
            onRetry={() => void file.refetch()}
          />
        </div>
      </Sheet>
      <Sheet title={text('externo.documento.quem')} flush>
        <Signatarios signatarios={documento.signatarios} />
      </Sheet>
      {impedimento !== undefined && <Note tone="ambar">{impedimento}</Note>}
      {!signed && impedimento === undefined && (
        <Assinar documento={documento} file={bytes?.blob} onRefused={onRefused} />
      )}
    </div>
  );
};

interface AssinarProps extends DocumentoProps {
  readonly file: Blob | undefined;
}

const refresh = [assinaturaExternaApi.consultar, assinaturaExternaApi.listar];

const Assinar = ({ documento: { id, sha256 }, file, onRefused }: AssinarProps) => {
  const text = useText();
  const [refusing, setRefusing] = useState(false);
  const ask = useAct(assinaturaExternaApi.codigo, { ownError: true });
  const sign = useAct(assinaturaExternaApi.assinar, { ownError: true, refresh });
  /** Of the very bytes that are on the screen; where the browser computes none, the one that came with them. */
  const shown = async (): Promise<string> => (file && canHash() ? hashFile(file) : sha256);
  if (refusing)
    return (
      <Sheet title={text('externo.documento.recusar')}>
        <Recusar id={id} onRefused={onRefused} onCancel={() => setRefusing(false)} />
      </Sheet>
    );
  return (
    <Sheet title={text('externo.documento.assinar')}>
      <div className={styles.form}>
        <p className="sub">{text('externo.documento.ajuda')}</p>
        <SenhaECodigo
          ask={ask}
          sign={sign}
          words={{ ask: text('externo.documento.enviarCodigo'), sign: text('externo.documento.confirmar') }}
          waiting={file === undefined}
          onAsk={() => ask.act({ params: { id } })}
          onSign={async (proof) => sign.act({ params: { id }, body: { ...proof, sha256: await shown() } })}
        />
        <p className="sub">{text('externo.documento.pessoal')}</p>
        <Button disabled={sign.isPending} onClick={() => setRefusing(true)}>
          {text('externo.documento.naoQuero')}
        </Button>
      </div>
    </Sheet>
  );
};
