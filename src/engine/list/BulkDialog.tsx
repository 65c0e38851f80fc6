import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { CircleCheck, CircleX } from 'lucide-react';
import { useListContext } from 'react-admin';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import type { RegisterRecord } from '../register.ts';
import type { BulkAct, BulkActName } from './bulk-acts.ts';
import { useBulkRun, type ItemResult } from './use-bulk-run.ts';
import styles from './Bulk.module.css';

interface Props {
  /** The words of the act; those of one that the definition declares name it. */
  name: BulkActName | 'declarada';
  title?: string;
  act: BulkAct;
  records: readonly RegisterRecord[];
  onClose: () => void;
}

/** Does one act to the selected records, one by one; each one that was refused says why and stays selected. */
export function BulkDialog({ name, title = '', act, records, onClose }: Props) {
  const text = useText();
  const { selectedIds, onSelect, refetch } = useListContext<RegisterRecord>();
  const { run, done } = useBulkRun(act);
  const [running, setRunning] = useState(false);
  const [results, setResults] = useState<ItemResult[] | undefined>(undefined);
  const label = text(`cadastro.lote.${name}.acao`, { n: records.length, acao: title });

  const perform = async (): Promise<void> => {
    setRunning(true);
    const all = await run(records);
    const failed = all.filter(({ reason }) => reason !== undefined);
    setRunning(false);
    await refetch();
    const done = new Set(all.filter((item) => !failed.includes(item)).map(({ id }) => id));
    onSelect(selectedIds.filter((id) => !done.has(Number(id))));
    if (failed.length > 0) setResults(all);
    else {
      notify(text(`cadastro.lote.${name}.feita`, { count: all.length, acao: title }));
      onClose();
    }
  };
  const close = running ? undefined : onClose;
  return (
    <Dialog open onClose={close} aria-labelledby="varios-titulo">
      <DialogTitle id="varios-titulo">
        {results ? (
          <Summary name={name} title={title} results={results} />
        ) : (
          text(`cadastro.lote.${name}.pergunta`, { count: records.length, acao: title })
        )}
      </DialogTitle>
      <DialogContent>
        {results ? (
          <Results name={name} title={title} results={results} />
        ) : (
          <p>{text(`cadastro.lote.${name}.efeito`)}</p>
        )}
        {running && (
          <>
            <LinearProgress variant="determinate" value={(done / records.length) * 100} aria-label={label} />
            <p className="sm mut num" role="status">
              {text('cadastro.lote.andamento', { n: done, total: records.length })}
            </p>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={close} disabled={running}>
          {text(results ? 'cadastro.exclusao.fechar' : 'cadastro.cancelar')}
        </Button>
        {!results && (
          <Button
            variant="contained"
            color={name === 'excluir' ? 'error' : 'primary'}
            loading={running}
            onClick={() => void perform()}
          >
            {label}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface ResultsProps {
  name: Props['name'];
  title: string;
  results: readonly ItemResult[];
}

function Summary({ name, title, results }: ResultsProps) {
  const text = useText();
  const falhas = results.filter(({ reason }) => reason !== undefined).length;
  const count = results.length - falhas;
  return count === 0
    ? text(`cadastro.lote.${name}.nenhum`, { acao: title })
    : text(`cadastro.lote.${name}.parcial`, { count, falhas, acao: title });
}

function Results({ name, results }: ResultsProps) {
  const text = useText();
  return (
    <ul className={styles.results}>
      {results.map(({ id, name: record, reason }) => (
        <li key={id} data-failed={reason !== undefined}>
          {reason === undefined ? <CircleCheck size={16} aria-hidden /> : <CircleX size={16} aria-hidden />}
          <span>
            <b>{record}</b> <span>{reason ?? text(`cadastro.lote.${name}.feito`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
