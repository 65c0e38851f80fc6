import Button from '@mui/material/Button';
import { ArrowRightLeft, Download, GitCompare } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fluxoApi } from '#schemas/api/fluxo.ts';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { call } from '#src/data/call.ts';
import { saveFile } from '#src/data/download.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { notifyProblem } from '#src/ui/notify.ts';
import styles from '../FluxoGerenciar.module.css';
import { Compare } from './Compare.tsx';

export const bpmnFile = (xml: string): Blob => new Blob([xml], { type: 'application/xml' });

interface VersionsProps {
  readonly desenho: DesenhoFluxo;
  /** What is drawn now. */
  readonly xml: string;
}

/** What was published, the newest first, with what still runs by each. */
export const Versions = ({ desenho, xml }: VersionsProps) => {
  const text = useText();
  const [comparing, setComparing] = useState(false);
  const { fluxo, versoes } = desenho;
  const [newest] = versoes;
  if (versoes.length === 0) return <p className="sm sub">{text('fluxoDesenho.nuncaPublicado')}</p>;
  const fetch = async (numero: number): Promise<void> => {
    const { xml } = await call(fluxoApi.versao, { params: { id: fluxo.id, numero } });
    saveFile({ blob: bpmnFile(xml), name: `${fluxo.codigo}-v${numero}.bpmn` });
  };
  return (
    <>
      <Button size="small" startIcon={<GitCompare size={16} />} onClick={() => setComparing(true)}>
        {text('fluxoDesenho.comparar.abrir')}
      </Button>
      {comparing && <Compare desenho={desenho} xml={xml} onClose={() => setComparing(false)} />}
      <ul className={styles.findings}>
        {versoes.map(({ numero, publicadaEm, publicadaPor, andamento }) => (
          <li key={numero} className={styles.row}>
            <span className="sm">
              {text('fluxoDesenho.versaoDe', { numero, dia: formatDay(publicadaEm), quem: publicadaPor })}
              {'; '}
              {text('fluxoDesenho.andamento', { count: andamento })}
            </span>
            {andamento > 0 && newest !== undefined && numero !== newest.numero && (
              <Button
                size="small"
                component={Link}
                to={`/workflow/fluxo/migracao/${fluxo.id}?de=${numero}&para=${newest.numero}`}
                startIcon={<ArrowRightLeft size={16} aria-hidden="true" />}
                aria-label={text('fluxoDesenho.passarDe', { de: numero, para: newest.numero })}
              >
                {text('fluxoDesenho.passar', { para: newest.numero })}
              </Button>
            )}
            <Button
              size="small"
              aria-label={text('fluxoDesenho.baixarVersao', { numero })}
              onClick={() => void fetch(numero).catch(notifyProblem)}
            >
              <Download size={16} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
