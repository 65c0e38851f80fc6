import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { ComentarioEscrito, PessoaMencionada } from '#schemas/shapes/comentario.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Comentado } from './comentado.ts';
import { CampoComentario } from './CampoComentario.tsx';
import styles from './Comentarios.module.css';

/** What was typed and not sent. */
export interface Writing {
  readonly texto: string;
  readonly called: readonly PessoaMencionada[];
}

export interface KeptWriting {
  readonly read: () => Writing | undefined;
  /** Nothing is kept of what is as it was. */
  readonly keep: (writing: Writing | undefined) => void;
}

interface ComentarioFormProps {
  readonly comentado: Comentado;
  /** What is being put right; absent, a new one is written. */
  readonly texto?: string;
  readonly mencoes?: readonly PessoaMencionada[];
  readonly busy: boolean;
  /** What the field and the button are called, where it is no comment by itself. */
  readonly label?: string | undefined;
  readonly sendLabel?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  /** Where what is being written stays while the form is not shown. */
  readonly kept?: KeptWriting;
  readonly onSend: (written: ComentarioEscrito) => Promise<unknown>;
  readonly onCancel?: () => void;
}

/** Writes a comment, or puts one right; a refusal stays beside what was written. */
export const ComentarioForm = ({
  comentado,
  texto: was = '',
  mencoes = [],
  busy,
  label,
  sendLabel,
  autoFocus,
  kept,
  onSend,
  onCancel,
}: ComentarioFormProps) => {
  const text = useText();
  const [writing, setWriting] = useState<Writing>(() => kept?.read() ?? { texto: was, called: mencoes });
  const { texto, called } = writing;
  const keep = useRef(kept?.keep);
  keep.current = kept?.keep;
  useEffect(() => keep.current?.(writing.texto === was ? undefined : writing), [writing, was]);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const answered = useRef(false);
  // while it was sent, nothing in it could have the focus
  useEffect(() => {
    if (!answered.current || busy) return;
    answered.current = false;
    field.current?.focus();
  });
  const send = async (): Promise<void> => {
    if (texto.trim() === '' || busy) return;
    try {
      // who was called and whose name was erased is not called
      const ids = called.filter(({ nome }) => texto.includes(`@${nome}`)).map(({ id }) => id);
      await onSend({ texto: texto.trim(), mencoes: [...new Set(ids)] });
      setWriting({ texto: was, called: mencoes });
      keep.current?.(undefined);
    } catch (problem) {
      if (!(problem instanceof HttpProblem)) throw problem;
      setError(problem.erros[0]?.mensagem ?? problem.message);
    } finally {
      answered.current = true;
    }
  };
  return (
    <div className={styles.form}>
      <CampoComentario
        field={field}
        comentado={comentado}
        label={label}
        value={texto}
        busy={busy}
        error={error}
        autoFocus={autoFocus ?? onCancel !== undefined}
        onChange={(typed) => {
          setWriting((now) => ({ ...now, texto: typed }));
          setError(undefined);
        }}
        onCall={(person) => setWriting((now) => ({ ...now, called: [...now.called, person] }))}
        onSend={() => void send()}
      />
      <div className={styles.buttons}>
        {onCancel && (
          <Button size="small" onClick={onCancel} disabled={busy}>
            {text('comentarios.desistir')}
          </Button>
        )}
        <Button
          size="small"
          variant="contained"
          disabled={busy || texto.trim() === ''}
          onClick={() => void send()}
        >
          {sendLabel ?? text(onCancel ? 'comentarios.salvar' : 'comentarios.comentar')}
        </Button>
      </div>
    </div>
  );
};
