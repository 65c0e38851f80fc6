import { Button, MenuItem, TextField } from '@mui/material';
import { Download, FileCheck, FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ImportacaoColuna, ImportacaoEscolhas } from '#schemas/shapes/importacao.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { useRegister } from '../RegisterContext.tsx';
import { keyChoices } from './key-choices.ts';
import { Mapping } from './Mapping.tsx';
import { isRunning, useDownloadModel, useLoad, useLoadActs } from './use-load.ts';
import styles from './Transfer.module.css';

interface Props {
  /** The load in sight. */
  id: number | undefined;
  /** A file was sent, to be tried out or loaded: this is what became of it. */
  onSent: (id: number) => void;
}

/** A file, what its columns are, and what recognises a record; loading waits for a dry run without errors. */
export function NewLoad({ id, onSent }: Props) {
  const text = useText();
  const { place, can } = useRegister();
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  const { send } = useLoadActs();
  const model = useDownloadModel();
  const { data: shown } = useLoad(id);
  const [file, setFile] = useState<File>();
  const [columns, setColumns] = useState<readonly ImportacaoColuna[]>();
  const [key, setKey] = useState('');
  /** The dry run of exactly what is chosen now. */
  const [tried, setTried] = useState<number>();
  const dryRun = shown?.id === tried ? shown : undefined;
  const ready = dryRun?.situacao === 'CONCLUIDA' && dryRun.totalErros === 0 && dryRun.linhas > 0;

  const choices = (mapped: readonly ImportacaoColuna[] | undefined): ImportacaoEscolhas => ({
    mapa: mapped ? Object.fromEntries(mapped.map(({ coluna, campo }) => [coluna, campo ?? null])) : undefined,
    chave: key === '' ? undefined : key,
  });
  const submit = async (
    chosen: File,
    mapped: readonly ImportacaoColuna[] | undefined,
    simulated: boolean,
  ): Promise<void> => {
    try {
      const load = await send.mutateAsync({ file: chosen, choices: choices(mapped), dryRun: simulated });
      onSent(load.id);
      if (simulated) {
        setColumns(load.colunas);
        setTried(load.id);
      } else {
        setFile(undefined);
        setColumns(undefined);
        setTried(undefined);
      }
    } catch (error) {
      // what the server said is shown below, from the mutation itself
      if (!(error instanceof HttpProblem)) throw error;
    }
  };
  const choose = (chosen: File | undefined): void => {
    if (!chosen) return;
    setFile(chosen);
    setColumns(undefined);
    setTried(undefined);
    void submit(chosen, undefined, true);
  };
  const busy = send.isPending || (dryRun !== undefined && isRunning(dryRun));
  return (
    <Sheet title={text('carga.arquivo.titulo')}>
      <div className={styles.steps}>
        <p id={help} className="sub sm">
          {text('carga.arquivo.ajuda')}
        </p>
        {place.register.definicao.importHelp !== undefined && (
          <Note>{place.register.definicao.importHelp}</Note>
        )}
        <div className={styles.file}>
          <input
            ref={input}
            type="file"
            accept=".csv,.xlsx,text/csv"
            hidden
            aria-label={text('carga.arquivo.escolher')}
            onChange={({ target }) => {
              choose(target.files?.[0]);
              // the same file, put right, can be chosen again
              target.value = '';
            }}
          />
          <Button
            startIcon={<FileUp aria-hidden />}
            aria-describedby={help}
            disabled={busy}
            onClick={() => input.current?.click()}
          >
            {text(file ? 'carga.arquivo.trocar' : 'carga.arquivo.escolher')}
          </Button>
          {can('list') && (
            <Button
              variant="text"
              startIcon={<Download aria-hidden />}
              disabled={model.isPending}
              onClick={() => model.mutate()}
            >
              {text('carga.arquivo.modelo')}
            </Button>
          )}
          {file && <span role="status">{text('carga.arquivo.escolhido', { nome: file.name })}</span>}
        </div>
        {send.error && (
          <Note tone="rubro" alert>
            {reasonsOf(send.error).map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </Note>
        )}
        {file && columns && (
          <>
            <Mapping
              columns={columns}
              onChange={(next) => {
                setColumns(next);
                setTried(undefined);
              }}
            />
            <TextField
              select
              className={styles.key}
              label={text('carga.chave.rotulo')}
              helperText={text('carga.chave.ajuda')}
              value={key}
              slotProps={{ select: { displayEmpty: true } }}
              onChange={({ target }) => {
                setKey(target.value);
                setTried(undefined);
              }}
            >
              <MenuItem value="">{text('carga.chave.nenhuma')}</MenuItem>
              {keyChoices(place.register.definicao).map(({ value, label }) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
            <div className={styles.acts}>
              <Button
                startIcon={<FileCheck aria-hidden />}
                loading={busy}
                loadingPosition="start"
                onClick={() => void submit(file, columns, true)}
              >
                {text('carga.conferir')}
              </Button>
              <Button
                variant="contained"
                color="primary"
                disabled={!ready || busy}
                onClick={() => void submit(file, columns, false)}
              >
                {ready ? text('carga.importar', { count: dryRun.linhas }) : text('carga.migalha')}
              </Button>
              {!ready && <span className="sm mut">{text('carga.confira')}</span>}
            </div>
          </>
        )}
      </div>
    </Sheet>
  );
}

const reasonsOf = (error: Error): readonly string[] => {
  if (!(error instanceof HttpProblem)) return [error.message];
  return error.erros.length > 0 ? error.erros.map(({ mensagem }) => mensagem) : [error.message];
};
