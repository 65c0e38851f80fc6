import { useEffect, useRef, useState } from 'react';
import { Timer } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import styles from '../AreaRestrita.module.css';
import { timeLeft } from '../time-left.ts';

interface Props {
  /** As the server counts it, when it was last asked. */
  readonly seconds: number;
  readonly onEnd: () => void;
}

/** Counts down what the server said; at zero the server is asked again. */
export const TempoRestante = ({ seconds, onEnd }: Props) => {
  const text = useText();
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const until = performance.now() + seconds * 1000;
    const tick = (): void => {
      const now = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end.current();
    };
    const timer = setInterval(tick, 1000);
    setLeft(seconds);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <span className={styles.left} role="timer">
      <Timer size={16} aria-hidden="true" />
      <span className="num">{text('areaRestrita.aberta.resta', { tempo: timeLeft(left) })}</span>
    </span>
  );
};
