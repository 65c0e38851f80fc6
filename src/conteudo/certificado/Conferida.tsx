import type { AssinaturaConferida } from '#schemas/shapes/conferencia.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import styles from './Conferida.module.css';

/** A signature with a certificate judged point by point, each with its reason: no single word says it all. */
export const Conferida = ({ signature }: { readonly signature: AssinaturaConferida }) => {
  const text = useText();
  const { titular, cpf, emissor, campo, linhas } = signature;
  return (
    <section className={styles.signature}>
      <h3>{[titular ?? campo, cpf].filter(Boolean).join(' · ')}</h3>
      {emissor !== undefined && <p className="sm sub">{text('conferencia.emissor', { emissor })}</p>}
      <dl className={styles.lines}>
        {linhas.map(({ ponto, resultado, texto, prova }) => (
          <div key={ponto} className={styles.line}>
            <dt>{text(`conferencia.ponto.${ponto}`)}</dt>
            <dd>
              <b className={classes(styles.result, styles[resultado])}>
                {text(`conferencia.resultado.${resultado}`)}
              </b>{' '}
              {texto}
              {prova !== undefined && <span className={styles.proof}>{prova}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
