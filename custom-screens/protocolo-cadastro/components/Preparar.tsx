import Button from '@mui/material/Button';
import { Barcode, FileMinus } from 'lucide-react';
import { useState } from 'react';
import { protocoloEtiquetasApi } from '#schemas/api/protocolo-etiquetas.ts';
import { EtiquetasDialog } from '#src/conteudo/etiquetas/EtiquetasDialog.tsx';
import { callFile } from '#src/data/call.ts';
import { openFile } from '#src/data/open-file.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notifyProblem } from '#src/ui/notify.ts';

/** What is printed before scanning: labels for the first page of each document, and the sheet that parts them. */
export const Preparar = () => {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const separator = (): void =>
    void callFile(protocoloEtiquetasApi.separadora)
      .then(({ blob }) => openFile(blob))
      .catch(notifyProblem);
  return (
    <>
      <Button variant="text" startIcon={<FileMinus aria-hidden="true" />} onClick={separator}>
        {text('protocoloTela.etiquetas.separadora')}
      </Button>
      <Button variant="text" startIcon={<Barcode aria-hidden="true" />} onClick={() => setAsking(true)}>
        {text('protocoloTela.etiquetas.avulsas')}
      </Button>
      {asking && (
        <EtiquetasDialog title={text('protocoloTela.etiquetas.avulsas')} onClose={() => setAsking(false)} />
      )}
    </>
  );
};
