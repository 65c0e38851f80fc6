import { useEffect, useState } from 'react';
import { Miniatura } from '#src/conteudo/captura/Miniatura.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import { PageDialog } from '#src/ui/PageDialog.tsx';
import type { Linha } from '../linha.ts';
import styles from '../ProtocoloImportar.module.css';

interface PaginaGrandeProps {
  readonly linha: Linha;
  /** What was chosen on this machine: nothing is fetched to be looked at. */
  readonly file: File;
  readonly onClose: () => void;
}

/** The first page of a row in large, to be read while the row is filled in. */
export const PaginaGrande = ({ linha, file, onClose }: PaginaGrandeProps) => {
  const text = useText();
  const numero = linha.parte.paginas[0]?.numero ?? 1;
  const pdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  return (
    <PageDialog title={linha.nome} closeLabel={text('protocoloTela.importar.fecharPagina')} onClose={onClose}>
      {pdf ? (
        <PdfViewer file={file} title={linha.nome} startAt={numero} />
      ) : (
        <div className={styles.large} tabIndex={0} role="group" aria-label={linha.nome}>
          {/\.tiff?$/i.test(file.name) || file.type === 'image/tiff' ? (
            <Miniatura capturaId={linha.capturaId} numero={numero} />
          ) : (
            <Foto file={file} name={linha.nome} />
          )}
        </div>
      )}
    </PageDialog>
  );
};

const Foto = ({ file, name }: { readonly file: File; readonly name: string }) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address === undefined ? null : <img src={address} alt={name} />;
};
