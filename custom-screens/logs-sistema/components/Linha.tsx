import { Bug, CircleAlert, Info, Minus, OctagonAlert, TriangleAlert, type LucideIcon } from 'lucide-react';
import { formatDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { ToneName } from '#src/theme/tokens.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { Highlight } from '#src/ui/Highlight.tsx';
import { formatSecond } from '#src/i18n/dates.ts';
import { readLine, type LogLevel } from '../read-line.ts';
import styles from '../LogsSistema.module.css';

const looks: Record<LogLevel, readonly [icon: LucideIcon, tone: ToneName]> = {
  depuracao: [Bug, 'pedra'],
  informacao: [Info, 'pedra'],
  aviso: [TriangleAlert, 'ambar'],
  erro: [CircleAlert, 'rubro'],
  fatal: [OctagonAlert, 'rubro'],
  outro: [Minus, 'pedra'],
};

interface Props {
  readonly raw: string;
  /** What was searched. */
  readonly q: string;
}

/** A line of the log: when, how serious, what; the whole of it opens on demand. */
export const Linha = ({ raw, q }: Props) => {
  const text = useText();
  const { level, moment, message } = readLine(raw);
  const [icon, tone] = looks[level];
  return (
    <li className={styles.line} data-level={level}>
      <details>
        <summary>
          <span className={styles.when}>
            {moment !== undefined && (
              <time dateTime={moment} title={formatDay(moment)}>
                {formatSecond(moment)}
              </time>
            )}
          </span>
          <span className={styles.level}>
            <Chip icon={icon} tone={tone} weight={level === 'fatal' ? 'solid' : 'soft'}>
              {text(`log.niveis.${level}`)}
            </Chip>
          </span>
          <span className={styles.message}>
            <Highlight term={q}>{message}</Highlight>
          </span>
        </summary>
        <pre tabIndex={0} aria-label={text('log.inteira')}>
          {raw}
        </pre>
      </details>
    </li>
  );
};
