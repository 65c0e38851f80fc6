import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Pendencia } from '#schemas/shapes/documento.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Preparo } from '../preparo.ts';
import styles from './Edicao.module.css';

interface FaltasProps {
  readonly preparo: Preparo;
  /** Absent: read only. */
  readonly onGo: ((pendencia: Pendencia) => void) | undefined;
}

/** "Para concluir, faltam 2 itens": each leads to its place; below, what is ready. */
export const Faltas = ({ preparo, onGo }: FaltasProps) => {
  const text = useText();
  const titleId = useId();
  const { faltas, feitos, prontos, total } = preparo;
  return (
    <section className={styles.faltas} aria-labelledby={titleId}>
      <div className="row">
        <h2 className={styles.faltasTitle} id={titleId} aria-live="polite">
          {faltas.length === 0
            ? text('editor.preparo.pronto')
            : text('editor.preparo.titulo', { count: faltas.length })}
        </h2>
        <span className="sm mut num">{text('editor.preparo.contagem', { feitos: prontos, total })}</span>
      </div>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={text('editor.preparo.progresso')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={prontos}
      >
        <i style={{ width: `${total === 0 ? 100 : (prontos / total) * 100}%` }} />
      </div>
      <ul>
        {faltas.map((falta) => (
          <li key={`${falta.codigo}-${falta.chave ?? falta.campo ?? falta.texto}`} className={styles.falta}>
            <span className={styles.open} aria-hidden="true" />
            <div className="grow">
              <div className={styles.faltaText}>
                <span className="vh">{text('editor.preparo.falta')}: </span>
                {falta.texto}
              </div>
              {onGo && (
                <button
                  type="button"
                  className={styles.go}
                  data-falta
                  aria-label={`${text(wayOf(falta))}: ${falta.texto}`}
                  onClick={() => onGo(falta)}
                >
                  {text(wayOf(falta))}
                </button>
              )}
            </div>
          </li>
        ))}
        {feitos.map((feito) => (
          <li key={feito} className={styles.falta}>
            <span className={styles.done} aria-hidden="true">
              <Check size={11} strokeWidth={3} />
            </span>
            <div className="grow sub">
              <span className="vh">{text('editor.preparo.feito')}: </span>
              {feito}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

const wayOf = ({ codigo, campo, chave }: Pendencia) => {
  if (codigo === 'assinante') return 'editor.preparo.indicar';
  if (campo !== undefined) return 'editor.preparo.irAoCampo';
  return chave === undefined ? 'editor.preparo.irAoTexto' : 'editor.preparo.irAoMarcador';
};
