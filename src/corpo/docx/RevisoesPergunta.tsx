import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { Escolha, Revisoes } from './revisoes.ts';
import styles from '../toolbar/Toolbar.module.css';

interface RevisoesPerguntaProps {
  readonly revisoes: Revisoes;
  readonly onDecide: (escolha: Escolha) => void;
}

const kinds = ['inclusoes', 'exclusoes', 'movidos', 'linhas', 'formatos'] as const;

/** What the tracked changes of a file are, and whether the text enters with them or without. */
export const RevisoesPergunta = ({ revisoes, onDecide }: RevisoesPerguntaProps) => {
  const text = useText();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => void first.current?.focus(), []);
  return (
    <div role="alert" className={styles.fields}>
      <p>{text('editor.docx.revisoes.titulo')}</p>
      <ul className={styles.mudancas}>
        {kinds
          .filter((kind) => revisoes[kind] > 0)
          .map((kind) => (
            <li key={kind}>{text(`editor.docx.revisoes.${kind}`, { count: revisoes[kind] })}</li>
          ))}
      </ul>
      <p>{text('editor.docx.revisoes.pergunta')}</p>
      <div className={styles.escolhas}>
        <Button ref={first} variant="contained" color="primary" onClick={() => onDecide('aceitar')}>
          {text('editor.docx.revisoes.aceitar')}
        </Button>
        <Button onClick={() => onDecide('recusar')}>{text('editor.docx.revisoes.recusar')}</Button>
      </div>
    </div>
  );
};
