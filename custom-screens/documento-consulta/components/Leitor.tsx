import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { Download, ExternalLink } from 'lucide-react';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { HttpFile } from '#src/data/http.ts';
import { useText } from '#src/i18n/use-text.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import styles from '#src/conteudo/Consulta.module.css';

interface LeitorProps {
  readonly documento: Documento;
  readonly file: HttpFile | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onDownload: () => void;
  readonly onOpen: () => void;
  readonly onVersion: (numero: number) => void;
}

/** The PDF of the version on the screen. */
export const Leitor = ({ documento, file, error, onRetry, onDownload, onOpen, onVersion }: LeitorProps) => {
  const text = useText();
  const draft = documento.concluidoEm === undefined;
  const versions = documento.versoes.length > 1 && (
    <VersionSelect documento={documento} onVersion={onVersion} />
  );
  return (
    <section className={styles.reader} aria-label={text('consulta.abas.documento')}>
      <PdfViewer
        file={file?.blob}
        title={documentName(documento)}
        error={error ?? undefined}
        onRetry={onRetry}
        thumbnails
        actions={versions}
        tools={[
          { id: 'abrir', label: text('consulta.abrirEmGuia'), icon: ExternalLink, perform: onOpen },
          {
            id: 'baixar',
            label: text(draft ? 'consulta.baixarMinuta' : 'consulta.baixarLeitura'),
            icon: Download,
            perform: onDownload,
          },
        ]}
      />
    </section>
  );
};

type VersionSelectProps = Pick<LeitorProps, 'documento' | 'onVersion'>;

const VersionSelect = ({ documento, onVersion }: VersionSelectProps) => {
  const text = useText();
  const { versoes, numeroVersao } = documento;
  const present = Math.max(...versoes.map(({ numero }) => numero));
  return (
    <Select
      size="small"
      className={styles.version}
      value={numeroVersao}
      onChange={(event) => onVersion(event.target.value)}
      inputProps={{ 'aria-label': text('consulta.escolherVersao') }}
    >
      {[...versoes].reverse().map(({ numero }) => (
        <MenuItem key={numero} value={numero}>
          {text(numero === present ? 'consulta.versaoVigente' : 'consulta.versao', { n: numero })}
        </MenuItem>
      ))}
    </Select>
  );
};
