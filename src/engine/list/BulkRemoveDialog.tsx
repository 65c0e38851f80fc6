import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { CircleCheck, CircleX } from 'lucide-react';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import type { RegisterRecord } from '../register.ts';
import { useRemoveMany, type ItemResult } from './use-remove-many.ts';
import styles from './Bulk.module.css';

/** Removes the selected records one by one; each one that has to stay says why and stays selected. */
export function BulkRemoveDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const text = useText();
  const { onSelect, refetch } = useListContext<RegisterRecord>();
  const { run, done } = useRemoveMany();
  const [running, setRunning] = useState(false);
  const [results, setResults] = useState<ItemResult[] | undefined>(undefined);

  const remove = async (): Promise<void> => {
    setRunning(true);
    const all = await run(ids);
    const failed = all.filter(({ reason }) => reason !== undefined);
    setRunning(false);
    await refetch();
    onSelect(failed.map(({ id }) => id));
    if (failed.length > 0) setResults(all);
    else {
      notify(text('cadastro.exclusao.feitaVarios', { count: all.length }));
      onClose();
    }
  };
  const close = running ? undefined : onClose;
  return (
    <Dialog open onClose={close} aria-labelledby="excluir-varios">
      <DialogTitle id="excluir-varios">
        {results ? summary(results, text) : text('cadastro.exclusao.perguntaVarios', { count: ids.length })}
      </DialogTitle>
      <DialogContent>
        {results ? <Results results={results} /> : <p>{text('cadastro.exclusao.efeitoVarios')}</p>}
        {running && (
          <LinearProgress
            variant="determinate"
            value={(done / ids.length) * 100}
            aria-label={text('cadastro.exclusao.acaoVarios', { n: ids.length })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={close} disabled={running}>
          {text(results ? 'cadastro.exclusao.fechar' : 'cadastro.cancelar')}
        </Button>
        {!results && (
          <Button variant="contained" color="error" loading={running} onClick={() => void remove()}>
            {text('cadastro.exclusao.acaoVarios', { n: ids.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function summary(results: readonly ItemResult[], text: ReturnType<typeof useText>): string {
  const falhas = results.filter(({ reason }) => reason !== undefined).length;
  const count = results.length - falhas;
  return count === 0
    ? text('cadastro.exclusao.nenhum')
    : text('cadastro.exclusao.parcial', { count, falhas });
}

function Results({ results }: { results: readonly ItemResult[] }) {
  const text = useText();
  return (
    <ul className={styles.results}>
      {results.map(({ id, name, reason }) => (
        <li key={id} data-failed={reason !== undefined}>
          {reason === undefined ? <CircleCheck size={16} aria-hidden /> : <CircleX size={16} aria-hidden />}
          <span>
            <b>{name}</b> <span>{reason ?? text('cadastro.exclusao.excluido')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
