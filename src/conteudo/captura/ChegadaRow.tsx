import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { CircleAlert, CircleCheck, FileText, X } from 'lucide-react';
import { useState } from 'react';
import type { Captura, RelatorioPdfa } from '#schemas/shapes/captura.ts';
import { formatBytes } from '#src/engine/format-bytes.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { partesOf, type Plano } from './plano.ts';
import { pdfaSaid } from './pdfa-said.ts';
import { RevisarPaginas } from './RevisarPaginas.tsx';
import { naEspera, type Chegada } from './use-capturas.ts';
import styles from './Captura.module.css';

interface ChegadaRowProps {
  readonly chegada: Chegada;
  /** More than one document may come of it. */
  readonly divide: boolean;
  readonly busy: boolean;
  readonly onPlan: (plano: Plano) => void;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}

/** A chosen file: how far it is, what was found in it, and why it does not serve. */
export const ChegadaRow = ({ chegada, divide, busy, onPlan, onAgain, onRemove }: ChegadaRowProps) => {
  const text = useText();
  const [reviewing, setReviewing] = useState(false);
  const { file, estado, captura, plano, motivo, tentavel } = chegada;
  const Icon = estado === 'recusada' ? CircleAlert : estado === 'pronta' ? CircleCheck : FileText;
  return (
    <li
      className={classes(
        styles.file,
        estado === 'recusada' && styles.refused,
        estado === 'pronta' && styles.ok,
      )}
    >
      <Icon size={18} aria-hidden="true" className={styles.icon} />
      <div className="grow">
        <p className={styles.name}>{file.name}</p>
        <p className="xs mut">
          <span className="num">{formatBytes(file.size)}</span>
          {captura?.situacao === 'PRONTA' && plano && <Found captura={captura} plano={plano} />}
        </p>
        {naEspera(chegada) && <Going chegada={chegada} />}
        {motivo !== undefined && (
          <p className={styles.problem} role="alert">
            {motivo}
          </p>
        )}
      </div>
      <span className={styles.acts}>
        {estado === 'recusada' && tentavel && (
          <Button
            size="small"
            aria-label={text('protocoloTela.arquivos.deNovoNome', { nome: file.name })}
            onClick={onAgain}
          >
            {text('protocoloTela.arquivos.deNovo')}
          </Button>
        )}
        {captura && plano && (
          <Button
            size="small"
            disabled={busy}
            aria-label={text('protocoloTela.arquivos.revisarNome', { nome: file.name })}
            onClick={() => setReviewing(true)}
          >
            {text('protocoloTela.arquivos.revisar')}
          </Button>
        )}
        {!busy && (
          <IconAction
            size="small"
            icon={X}
            label={text('protocoloTela.arquivos.tirar', { nome: file.name })}
            onClick={onRemove}
          />
        )}
      </span>
      {reviewing && captura && plano && (
        <RevisarPaginas
          captura={captura}
          plano={plano}
          divide={divide}
          onUse={(changed) => {
            onPlan(changed);
            setReviewing(false);
          }}
          onClose={() => setReviewing(false)}
        />
      )}
    </li>
  );
};

const Going = ({ chegada: { file, estado, captura } }: { readonly chegada: Chegada }) => {
  const text = useText();
  const { total, lidas = 0 } = captura ?? {};
  const looking = estado === 'conferindo' && total !== undefined && total > 0;
  return (
    <>
      <p className="xs sub">
        {estado === 'fila' && text('protocoloTela.arquivos.fila')}
        {estado === 'enviando' && text('protocoloTela.arquivos.enviando')}
        {estado === 'conferindo' &&
          (looking
            ? text('protocoloTela.arquivos.conferindo', { lidas: Math.min(lidas + 1, total), total })
            : text('protocoloTela.arquivos.recebido'))}
      </p>
      {estado !== 'fila' && (
        <LinearProgress
          className={styles.bar}
          aria-label={text('protocoloTela.arquivos.andamentoDe', { nome: file.name })}
          variant={looking ? ('determinate' as const) : undefined}
          value={looking ? (lidas / total) * 100 : undefined}
        />
      )}
    </>
  );
};

const Found = ({ captura, plano }: { readonly captura: Captura; readonly plano: Plano }) => {
  const text = useText();
  const parts = partesOf(plano).length;
  const blank = plano.filter(({ fora, emBranco }) => fora && emBranco).length;
  const turned = plano.filter(({ fora, giro }) => !fora && giro !== 0).length;
  const sheets = plano.filter(({ separadora }) => separadora).length;
  const said = [
    text('protocoloTela.arquivos.paginas', { count: plano.length }),
    ...(blank > 0 ? [text('protocoloTela.arquivos.brancas', { count: blank })] : []),
    ...(turned > 0 ? [text('protocoloTela.arquivos.giradas', { count: turned })] : []),
    ...(sheets > 0 ? [text('protocoloTela.arquivos.separadoras', { count: sheets })] : []),
    ...(parts === 0 ? [text('protocoloTela.arquivos.nenhuma')] : []),
    ...(parts > 1 ? [text('protocoloTela.arquivos.partes', { count: parts })] : []),
    ...pdfa(captura.pdfa),
  ];
  return <span> · {said.join(' · ')}</span>;
};

const pdfa = (report: RelatorioPdfa | undefined): readonly string[] => (report ? [pdfaSaid(report)] : []);
