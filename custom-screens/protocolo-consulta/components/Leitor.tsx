import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Download } from 'lucide-react';
import type { ArquivoProtocolo, Protocolo } from '#schemas/shapes/protocolo.ts';
import { saveFile } from '#src/data/download.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import styles from '#src/conteudo/Consulta.module.css';
import { useArquivo } from '../queries.ts';

interface LeitorProps {
  readonly protocolo: Protocolo;
  readonly arquivo: ArquivoProtocolo;
  readonly onShow: (numero: number) => void;
}

/** The file of the protocol, the present one or one that was replaced. */
export const Leitor = ({ protocolo, arquivo, onShow }: LeitorProps) => {
  const text = useText();
  const pdf = useArquivo(protocolo, arquivo);
  const { arquivos, arquivoAtual } = protocolo;
  const { data } = pdf;
  const name = arquivo.nome.replace(/\.[^.]+$/, '');
  return (
    <section className={styles.reader} aria-label={text('protocoloTela.consulta.leitor')}>
      {arquivo.numero !== arquivoAtual && (
        <p className={styles.old}>
          {text('protocoloTela.consulta.arquivoAntigo', { n: arquivo.numero })}{' '}
          <button type="button" className={styles.linkButton} onClick={() => onShow(arquivoAtual)}>
            {text('protocoloTela.consulta.verAtual')}
          </button>
        </p>
      )}
      <PdfViewer
        file={data?.blob}
        title={arquivo.nome}
        error={pdf.error ?? undefined}
        onRetry={() => void pdf.refetch()}
        actions={
          arquivos.length > 1 && (
            <TextField
              select
              size="small"
              value={arquivo.numero}
              slotProps={{
                input: { className: styles.version },
                htmlInput: { 'aria-label': text('protocoloTela.consulta.escolherArquivo') },
              }}
              onChange={(event) => onShow(Number(event.target.value))}
            >
              {arquivos.map(({ numero, guardadoEm }) => (
                <MenuItem key={numero} value={numero}>
                  {numero === arquivoAtual
                    ? text('protocoloTela.consulta.versaoAtual', { n: numero })
                    : text('protocoloTela.consulta.versaoArquivo', {
                        n: numero,
                        quando: formatMoment(guardadoEm),
                      })}
                </MenuItem>
              ))}
            </TextField>
          )
        }
        tools={
          data
            ? [
                {
                  id: 'baixar',
                  label: text('protocoloTela.consulta.baixarLeitura'),
                  icon: Download,
                  perform: () => saveFile(data, `${name}.pdf`),
                },
              ]
            : []
        }
      />
    </section>
  );
};
