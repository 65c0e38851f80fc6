import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Stamp } from 'lucide-react';
import { useState } from 'react';
import type { ArquivoProtocolo, Protocolo } from '#schemas/shapes/protocolo.ts';
import { pdfaSaid } from '#src/conteudo/captura/pdfa-said.ts';
import { useRefusable } from '#src/conteudo/atos/use-refusable.ts';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { formatMoment } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import consulta from '#src/conteudo/Consulta.module.css';
import type { ProtocoloActs } from '../use-protocolo-acts.ts';
import styles from '../Protocolo.module.css';

interface ArquivoProps {
  readonly protocolo: Protocolo;
  readonly acts: ProtocoloActs;
  readonly onShow: (numero: number) => void;
}

/** The present file: what was found in it, what was recognised, who compared it with the paper, and those before it. */
export const Arquivo = ({ protocolo, acts, onShow }: ArquivoProps) => {
  const text = useText();
  const { arquivos, arquivoAtual } = protocolo;
  const arquivo = arquivos.find(({ numero }) => numero === arquivoAtual);
  const former = arquivos.filter(({ numero }) => numero !== arquivoAtual);
  if (!arquivo) return null;
  const { pdfa, assinaturas, assinaturasIcp } = arquivo;
  return (
    <>
      <Facts
        items={[
          [text('protocoloTela.arquivo.nome'), arquivo.nome],
          [text('protocoloTela.arquivo.tamanho'), formatBytes(arquivo.tamanho)],
          [text('protocoloTela.arquivo.paginas'), arquivo.paginas],
          [
            text('protocoloTela.arquivo.guardado'),
            text('protocoloTela.arquivo.guardadoPor', {
              quando: formatMoment(arquivo.guardadoEm),
              nome: arquivo.guardadoPor,
            }),
          ],
          [text('protocoloTela.arquivo.deMaco'), arquivo.deMaco],
          [text('protocoloTela.arquivo.pdfa'), pdfaSaid(pdfa)],
          [
            text('protocoloTela.arquivo.assinaturas'),
            assinaturas === 0
              ? undefined
              : text('protocoloTela.arquivo.assinaturasDe', { icp: assinaturasIcp, total: assinaturas }),
          ],
          [
            text('protocoloTela.arquivo.resumo'),
            <code key="sha" className={styles.hash}>
              {arquivo.sha256}
            </code>,
          ],
          [text('protocoloTela.arquivo.texto'), <Reconhecimento key="texto" arquivo={arquivo} acts={acts} />],
        ]}
      />
      <Conferencia protocolo={protocolo} acts={acts} />
      {former.length > 0 && (
        <>
          <h3 className={styles.former}>{text('protocoloTela.arquivo.anteriores')}</h3>
          <ul className={consulta.names}>
            {former.map(({ numero, guardadoEm }) => (
              <li key={numero}>
                <button type="button" className={consulta.linkButton} onClick={() => onShow(numero)}>
                  {text('protocoloTela.consulta.versaoArquivo', {
                    n: numero,
                    quando: formatMoment(guardadoEm),
                  })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

interface ReconhecimentoProps {
  readonly arquivo: ArquivoProtocolo;
  readonly acts: ProtocoloActs;
}

const Reconhecimento = ({ arquivo, acts }: ReconhecimentoProps) => {
  const text = useText();
  const { situacao, lidas, paginas, motivo, comTexto } = arquivo;
  const said = situacao === 'LIDO' && !comTexto ? 'LIDO_PROPRIO' : situacao;
  return (
    <>
      <span role="status">
        {text(`protocoloTela.arquivo.situacao.${said}`, { lidas: Math.min(lidas + 1, paginas), paginas })}
      </span>
      {situacao === 'LENDO' && (
        <LinearProgress
          variant="determinate"
          value={(lidas / paginas) * 100}
          aria-label={text('protocoloTela.arquivo.texto')}
        />
      )}
      {situacao === 'FALHOU' && (
        <>
          {motivo !== undefined && <span className="xs mut"> {motivo}</span>}{' '}
          <Button size="small" variant="text" disabled={acts.lendoDeNovo} onClick={acts.lerDeNovo}>
            {text('protocoloTela.arquivo.lerDeNovo')}
          </Button>
        </>
      )}
    </>
  );
};

interface ConferenciaProps {
  readonly protocolo: Protocolo;
  readonly acts: ProtocoloActs;
}

const Conferencia = ({ protocolo: { conferencia, acoes }, acts }: ConferenciaProps) => {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const { busy, error, run } = useRefusable(() => setAsking(false));
  if (conferencia)
    return (
      <p className={styles.compared}>
        <Stamp size={16} aria-hidden="true" />
        {text('protocoloTela.arquivo.conferido', {
          nome: conferencia.por,
          quando: formatMoment(conferencia.em),
        })}
      </p>
    );
  const allowed = acoes.some(({ nome, permitida }) => nome === 'conferir' && permitida);
  return (
    <p className={styles.compared}>
      <span>{text('protocoloTela.arquivo.naoConferido')}</span>
      {allowed && (
        <Button size="small" startIcon={<Stamp aria-hidden="true" />} onClick={() => setAsking(true)}>
          {text('protocoloTela.conferir.botao')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={text('protocoloTela.conferir.titulo', { protocolo: acts.name })}
        confirmLabel={text('protocoloTela.conferir.botao')}
        busy={busy}
        error={error}
        onConfirm={() => void run(acts.conferir)}
        onClose={() => setAsking(false)}
      >
        {text('protocoloTela.conferir.efeito')}
      </ConfirmDialog>
    </p>
  );
};
