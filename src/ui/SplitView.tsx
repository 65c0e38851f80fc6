import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import styles from './SplitView.module.css';

interface SplitViewProps {
  /** Under this name the width is remembered on this device. */
  readonly name: string;
  readonly list: ReactNode;
  readonly reading: ReactNode;
  /** Share of the list at first, in per cent. */
  readonly initial?: number;
  readonly min?: number;
  readonly max?: number;
}

const step = 2;

/** List and reading side by side; the line between them is dragged or moved by the arrows. */
export const SplitView = ({ name, list, reading, initial = 52, min = 30, max = 70 }: SplitViewProps) => {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const key = `malote.divisao.${name}`;
  const [share, setShare] = useState(() => clamp(readShare(key) ?? initial, min, max));
  const change = (value: number): void => {
    const next = clamp(value, min, max);
    setShare(next);
    keepShare(key, next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: share - step, ArrowRight: share + step, Home: min, End: max }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    change(to);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const bounds = box.current?.getBoundingClientRect();
    if (!bounds || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    change(((event.clientX - bounds.left) / bounds.width) * 100);
  };
  return (
    <div ref={box} className={styles.split} style={{ gridTemplateColumns: `${share}% 0 minmax(0, 1fr)` }}>
      <div className={styles.side}>{list}</div>
      <div
        className={styles.separator}
        role="separator"
        aria-orientation="vertical"
        aria-label={text('ui.separador')}
        aria-valuenow={Math.round(share)}
        aria-valuemin={min}
        aria-valuemax={max}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onDoubleClick={() => change(initial)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
      />
      <div className={styles.side}>{reading}</div>
    </div>
  );
};

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

const readShare = (key: string): number | undefined => {
  try {
    const stored = Number(localStorage.getItem(key));
    return stored > 0 ? stored : undefined;
  } catch {
    // no storage: the first width
    return undefined;
  }
};

const keepShare = (key: string, share: number): void => {
  try {
    localStorage.setItem(key, String(share));
  } catch {
    // no storage: the width lasts as long as the page
  }
};
