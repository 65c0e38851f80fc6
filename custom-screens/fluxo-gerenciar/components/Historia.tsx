import type { FluxoSimulado } from '#schemas/generated.ts';
import { formatMinute } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import styles from './Simulacao.module.css';

/** What happened in the case so far, and, to who hears the screen, what the last step brought. */
export const Historia = ({ historia }: Pick<FluxoSimulado, 'historia'>) => {
  const text = useText();
  const last = historia.at(-1)?.passo;
  return (
    <section>
      <h3 className={styles.heading}>{text('fluxoSimulacao.historia')}</h3>
      <p className="vh" aria-live="polite">
        {historia
          .filter(({ passo }) => passo === last)
          .map(({ texto }) => texto)
          .join(' ')}
      </p>
      <ol className={styles.history}>
        {historia.map(({ em, texto, passo }, index) => (
          <li key={index} className={passo === last ? styles.lastStep : undefined}>
            <span className="xs sub">{formatMinute(em)}</span> <span>{texto}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
