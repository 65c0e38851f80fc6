import { useText } from '#src/i18n/use-text.ts';
import styles from './Meter.module.css';

interface Props {
  /** From 0 to 100; what goes beyond is a full bar with its own number. */
  percent: number;
  label: string;
  /** Work that goes to its end, instead of room that fills up. */
  progress: boolean;
}

const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** From here on a bar says that it is nearly full. */
const nearlyFull = 90;

/** A share of a whole: the number, and a bar that repeats it. */
export function Meter({ percent, label, progress }: Props) {
  const text = useText();
  const shown = text('cadastro.campo.porcento', { n: numbers.format(percent) });
  return (
    <span className={styles.meter} data-full={!progress && percent >= nearlyFull}>
      <span
        className={styles.track}
        role={progress ? 'progressbar' : 'meter'}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.max(0, percent))}
        aria-valuetext={shown}
      >
        <span style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
      </span>
      <span className="num" aria-hidden="true">
        {shown}
      </span>
    </span>
  );
}
