import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { createPortal } from 'react-dom';
import { classes } from './classes.ts';
import styles from './Hint.module.css';

interface HintProps {
  /** Empty: no hint. */
  readonly title: string;
  readonly placement?: 'below' | 'right';
  readonly delay?: number;
  /** One element that takes pointer and focus events; its own name must not depend on the hint. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** So long the pointer may take from the element to the hint. */
const graceMs = 100;

/** A short text over an element, on hover and on focus; Esc takes it away. It repeats what the element already says. */
export const Hint = ({ title, placement = 'below', delay = 400, children }: HintProps) => {
  const [at, setAt] = useState<DOMRect>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = (ms: number, act: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  const show = (element: HTMLElement, ms: number): void =>
    after(ms, () => setAt(element.isConnected ? element.getBoundingClientRect() : undefined));
  const hide = (ms: number): void => after(ms, () => setAt(undefined));
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!at) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setAt(undefined);
    };
    const away = (): void => setAt(undefined);
    addEventListener('keydown', onKey);
    addEventListener('scroll', away, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('scroll', away, true);
    };
  }, [at]);
  const { props } = children;
  const target = cloneElement(children, {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      props.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') show(event.currentTarget, delay);
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      props.onPointerLeave?.(event);
      hide(graceMs);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      props.onPointerDown?.(event);
      hide(0);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      props.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      props.onBlur?.(event);
      hide(0);
    },
  });
  return (
    <>
      {target}
      {at &&
        title !== '' &&
        createPortal(
          <div
            className={classes(styles.hint, styles[placement])}
            aria-hidden="true"
            style={place(at, placement)}
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={() => hide(graceMs)}
          >
            {title}
          </div>,
          document.body,
        )}
    </>
  );
};

const edge = 8;
const tallest = 120;

/** Below, or above when there is no room; never beyond the sides of the window. */
const place = (at: DOMRect, placement: 'below' | 'right'): React.CSSProperties => {
  if (placement === 'right') return { left: at.right + edge, top: at.top + at.height / 2 };
  const middle = at.left + at.width / 2;
  const left = Math.min(Math.max(middle, 80), innerWidth - 80);
  return at.bottom + tallest > innerHeight
    ? { left, bottom: innerHeight - at.top + edge }
    : { left, top: at.bottom + edge };
};
