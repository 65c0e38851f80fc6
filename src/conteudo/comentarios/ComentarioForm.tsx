import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ComentarioEscrito, PessoaMencionada } from '#schemas/shapes/comentario.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CampoComentario } from './CampoComentario.tsx';
import styles from './Comentarios.module.css';

interface ComentarioFormProps {
  readonly conteudoId: number;
  /** What is being put right; absent, a new one is written. */
  readonly texto?: string;
  readonly mencoes?: readonly PessoaMencionada[];
  readonly busy: boolean;
  readonly onSend: (written: ComentarioEscrito) => Promise<unknown>;
  readonly onCancel?: () => void;
}

/** Writes a comment, or puts one right; a refusal stays beside what was written. */
export const ComentarioForm = ({
  conteudoId,
  texto: was = '',
  mencoes = [],
  busy,
  onSend,
  onCancel,
}: ComentarioFormProps) => {
  const text = useText();
  const [texto, setTexto] = useState(was);
  const [called, setCalled] = useState(mencoes);
  const [error, setError] = useState<string>();
  const send = async (): Promise<void> => {
    if (texto.trim() === '' || busy) return;
    try {
      // who was called and whose name was erased is not called
      const ids = called.filter(({ nome }) => texto.includes(`@${nome}`)).map(({ id }) => id);
      await onSend({ texto: texto.trim(), mencoes: [...new Set(ids)] });
      setTexto('');
      setCalled([]);
    } catch (problem) {
      if (!(problem instanceof HttpProblem)) throw problem;
      setError(problem.erros[0]?.mensagem ?? problem.message);
    }
  };
  return (
    <div className={styles.form}>
      <CampoComentario
        conteudoId={conteudoId}
        value={texto}
        busy={busy}
        error={error}
        autoFocus={onCancel !== undefined}
        onChange={(typed) => {
          setTexto(typed);
          setError(undefined);
        }}
        onCall={(person) => setCalled((now) => [...now, person])}
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
          {text(onCancel ? 'comentarios.salvar' : 'comentarios.comentar')}
        </Button>
      </div>
    </div>
  );
};
