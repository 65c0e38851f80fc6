import { useEffect, useRef } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import styles from '../LogsSistema.module.css';
import { Linha } from './Linha.tsx';

interface Props {
  readonly nome: string;
  readonly lines: readonly string[];
  readonly q: string;
  /** Keeps the end in sight as lines come. */
  readonly follow: boolean;
}

/** The lines, oldest first; a line keeps what was opened in it while others come. */
export const Linhas = ({ nome, lines, q, follow }: Props) => {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const last = lines.at(-1);
  useEffect(() => {
    if (follow && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [follow, last]);
  return (
    <div
      ref={box}
      className={styles.lines}
      role="region"
      aria-label={text('log.linhas', { nome })}
      tabIndex={0}
    >
      <ol>
        {withKeys(lines).map(({ key, raw }) => (
          <Linha key={key} raw={raw} q={q} />
        ))}
      </ol>
    </div>
  );
};

/** The same text twice is two lines. */
const withKeys = (lines: readonly string[]): readonly { readonly key: string; readonly raw: string }[] => {
  const seen = new Map<string, number>();
  return lines.map((raw) => {
    const times = (seen.get(raw) ?? 0) + 1;
    seen.set(raw, times);
    return { key: `${times} ${raw}`, raw };
  });
};
