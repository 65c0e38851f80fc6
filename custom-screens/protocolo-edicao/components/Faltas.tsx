import type { Pendencia } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from '../ProtocoloEdicao.module.css';

interface FaltasProps {
  readonly pendencias: readonly Pendencia[];
  readonly onGo: (pendencia: Pendencia) => void;
}

/** Who concludes and what the file brings are in no field of the form. */
const outside: ReadonlySet<string> = new Set(['autor', 'icpBrasil']);

/** What is still missing; each leads to its field. */
export const Faltas = ({ pendencias, onGo }: FaltasProps) => {
  const text = useText();
  return (
    <Note tone="ambar">
      <p>{text('protocoloTela.edicao.falta', { count: pendencias.length })}</p>
      <ul className={styles.missing}>
        {pendencias.map((pendencia) => (
          <li key={`${pendencia.codigo}-${pendencia.chave ?? pendencia.campo ?? pendencia.texto}`}>
            {pendencia.texto}{' '}
            {!outside.has(pendencia.codigo) && (
              <button type="button" className={styles.go} onClick={() => onGo(pendencia)}>
                {text('protocoloTela.edicao.irAoCampo')}
                <span className="vh">: {pendencia.texto}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </Note>
  );
};
