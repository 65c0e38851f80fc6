import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import type { ArquivoGuardado } from '#schemas/shapes/arquivo.ts';
import type { SolicitacaoResposta } from '#schemas/shapes/solicitacao.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { quietly } from '#src/data/quietly.ts';
import { useDraft } from '../draft.ts';
import { Arquivos } from './Arquivos.tsx';
import styles from '../Externo.module.css';

interface EscreverProps {
  /** What is written here, so that it is kept until it is sent: `resposta:12`. */
  readonly name: string;
  readonly label: string;
  /** The name of the button that sends it. */
  readonly send: string;
  readonly act: { readonly isPending: boolean; readonly error: HttpProblem | null };
  readonly onSend: (body: SolicitacaoResposta) => Promise<unknown>;
  /** Where it was the person who began it. */
  readonly onCancel?: () => void;
}

interface SolicitacaoEscrita {
  readonly texto: string;
  readonly arquivos: readonly ArquivoGuardado[];
}

/** Something that the person writes, with files, to the body. */
export const Escrever = ({
  name,
  label,
  send,
  act: { isPending, error },
  onSend,
  onCancel,
}: EscreverProps) => {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const { value, change, forget } = useDraft(name, (): SolicitacaoEscrita => ({ texto: '', arquivos: [] }));
  const { texto, arquivos } = value;
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const submit = async (): Promise<void> => {
    setMissing(texto.trim() === '');
    if (texto.trim() === '') field.current?.focus();
    else
      await quietly(async () => {
        await onSend({ texto, arquivos: arquivos.map(({ id }) => id) });
        forget();
      });
  };
  return (
    <div className={styles.form}>
      {error && (
        <Note tone="rubro" alert>
          {error.erros[0]?.mensagem ?? error.message}
        </Note>
      )}
      <TextField
        label={label}
        multiline
        minRows={4}
        value={texto}
        inputRef={field}
        required
        error={missing}
        helperText={missing ? text('externo.recusa.resposta') : undefined}
        onChange={(event) => change({ texto: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
      />
      <Arquivos sent={arquivos} onChange={(now) => change({ arquivos: now })} onBusy={setBusy} />
      <Button
        variant="contained"
        size="large"
        disabled={busy}
        loading={isPending}
        onClick={() => void submit()}
      >
        {send}
      </Button>
      {onCancel && (
        <Button
          size="large"
          disabled={isPending}
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          {text('externo.solicitar.desistir')}
        </Button>
      )}
    </div>
  );
};
