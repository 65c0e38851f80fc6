import type { Pendencia } from '#schemas/shapes/documento.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from './Faltas.module.css';

interface FaltasProps {
  /** How many things are missing, in words. */
  readonly titulo: string;
  readonly irAoCampo: string;
  readonly pendencias: readonly Pendencia[];
  /** Codes of what is in no field of the form. */
  readonly fora?: ReadonlySet<string>;
  readonly onGo: (pendencia: Pendencia) => void;
}

/** What is still missing before concluding; each leads to its field. */
export const Faltas = ({ titulo, irAoCampo, pendencias, fora, onGo }: FaltasProps) => (
  <Note tone="ambar">
    <p>{titulo}</p>
    <ul className={styles.missing}>
      {pendencias.map((pendencia) => (
        <li key={`${pendencia.codigo}-${pendencia.chave ?? pendencia.campo ?? pendencia.texto}`}>
          {pendencia.texto}{' '}
          {!fora?.has(pendencia.codigo) && (
            <button
              type="button"
              className={styles.go}
              aria-label={`${irAoCampo}: ${pendencia.texto}`}
              onClick={() => onGo(pendencia)}
            >
              {irAoCampo}
            </button>
          )}
        </li>
      ))}
    </ul>
  </Note>
);
