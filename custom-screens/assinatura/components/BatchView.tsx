import Button from '@mui/material/Button';
import { CircleAlert, CircleCheck, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { classes } from '#src/ui/classes.ts';
import { Sheet } from '#src/ui/Sheet.tsx';
import type { Batch, BatchItem } from '../use-batch.ts';
import styles from './Assinatura.module.css';

interface BatchViewProps {
  readonly batch: Batch;
  /** How many of those that failed may be tried again. */
  readonly retryable: number;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** What became of each document, as it happens; afterwards, what to do with those that failed. */
export const BatchView = ({ batch, retryable, onClose, onRetry }: BatchViewProps) => {
  const text = useText();
  const { items, running } = batch;
  const count = (...states: readonly BatchItem['estado'][]): number =>
    items.filter(({ estado }) => states.includes(estado)).length;
  const [signed, failed, waiting] = [count('assinado'), count('falhou'), count('fila', 'assinando')];
  const share = (n: number): string => `${(n / items.length) * 100}%`;
  return (
    <div className={styles.batch}>
      <Sheet>
        <div className={styles.progressHead}>
          <div className="grow" role="status">
            <h2>{text('assinatura.lote.titulo', { n: signed + failed, total: items.length })}</h2>
          </div>
          {!running && retryable > 0 && (
            <Button onClick={onRetry}>{text('assinatura.lote.tentar', { count: retryable })}</Button>
          )}
          {!running && (
            <Button variant="contained" color="primary" onClick={onClose} autoFocus>
              {text('assinatura.lote.concluir')}
            </Button>
          )}
        </div>
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={text('assinatura.lote.andamento')}
          aria-valuemin={0}
          aria-valuemax={items.length}
          aria-valuenow={signed + failed}
        >
          <span className={styles.done} style={{ width: share(signed) }} />
          <span className={styles.bad} style={{ width: share(failed) }} />
        </div>
        <div className={styles.counts}>
          <Count icon={CircleCheck} tone={styles.ok} show={signed > 0}>
            {text('assinatura.lote.assinados', { count: signed })}
          </Count>
          <Count icon={CircleAlert} tone={styles.no} show={failed > 0}>
            {text('assinatura.lote.naoAssinados', { count: failed })}
          </Count>
          <Count icon={Clock} show={waiting > 0}>
            {text('assinatura.lote.naFila', { count: waiting })}
          </Count>
        </div>
      </Sheet>
      <Sheet flush className={styles.sheet}>
        <ul aria-label={text('assinatura.lote.resultado')}>
          {items.map((each) => (
            <Result key={each.item.id} each={each} />
          ))}
        </ul>
      </Sheet>
    </div>
  );
};

interface CountProps {
  readonly icon: LucideIcon;
  readonly tone?: string;
  readonly show: boolean;
  readonly children: string;
}

const Count = ({ icon: Icon, tone, show, children }: CountProps) =>
  show && (
    <span className={classes(styles.count, tone)}>
      <Icon size={16} aria-hidden="true" />
      {children}
    </span>
  );

const looks: Record<BatchItem['estado'], LucideIcon> = {
  assinado: CircleCheck,
  falhou: CircleAlert,
  assinando: LoaderCircle,
  fila: Clock,
};

const Result = ({ each: { item, estado, motivo } }: { readonly each: BatchItem }) => {
  const text = useText();
  const Icon = looks[estado];
  return (
    <li className={classes(styles.result, styles[estado])}>
      <span className={styles.state}>
        <Icon size={18} aria-hidden="true" />
        {text(`assinatura.lote.estado.${estado}`)}
      </span>
      <span className={styles.what}>
        <Link className={styles.title} to={consultaPath(item.id, item.tipo)}>
          <span className="id">{itemName(item)}</span> <span className={styles.subject}>{item.assunto}</span>
        </Link>
        <span className={styles.why}>{motivo ?? [item.tipoDocumento, item.unidade].join(' · ')}</span>
      </span>
    </li>
  );
};
