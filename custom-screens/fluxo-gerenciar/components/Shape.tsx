import type { ReactNode } from 'react';
import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import styles from '../FluxoGerenciar.module.css';
import { belowWidth } from '../label-edits.ts';
import { diamond, isDouble, signOf } from '../signs.ts';
import { labelLook } from './Label.tsx';

interface ShapeProps {
  readonly element: ModdleElement;
  readonly label: string;
  readonly kind: string;
  readonly width: number;
  readonly height: number;
  readonly selected: boolean;
  readonly wrong: boolean;
  /** Where it is drawn, and where what is written beside it is. */
  readonly beside?: { readonly bounds: Bounds; readonly box: Bounds };
  /** In the place of what is written beside it. */
  readonly written?: ReactNode;
  /** A sub-process whose inside is not shown. */
  readonly closed?: boolean;
  /** Opens a sub-process, or closes it. */
  readonly onToggle?: (() => void) | undefined;
}

/** An element as BPMN draws it. */
export const Shape = ({
  element,
  label,
  kind,
  width,
  height,
  selected,
  wrong,
  beside,
  written,
  closed = false,
  onToggle,
}: ShapeProps) => {
  const look = classes(styles.shape, selected && styles.chosen, wrong && styles.wrong);
  if (isA(element, 'bpmn:Gateway') || isA(element, 'bpmn:Event'))
    return (
      <>
        <svg width={width} height={height} className={look} aria-hidden="true">
          {isA(element, 'bpmn:Gateway') ? (
            <path d={diamond(width, height)} />
          ) : (
            <Circle element={element} size={width} />
          )}
          <Sign element={element} />
        </svg>
        {written ?? (
          <div className={styles.below} style={beside && labelLook(beside.box, belowWidth, beside.bounds)}>
            {label}
          </div>
        )}
      </>
    );
  if (isA(element, 'bpmn:SubProcess') && !closed)
    return (
      <div className={classes(styles.sub, selected && styles.chosenBox, wrong && styles.wrongBox)}>
        <span>{label}</span>
        {onToggle && <Fold closed={false} onToggle={onToggle} />}
      </div>
    );
  return (
    <div className={classes(styles.task, selected && styles.chosenBox, wrong && styles.wrongBox)}>
      <span className={styles.kind}>{kind}</span>
      <span className={styles.name}>{label}</span>
      {closed && <Fold closed onToggle={onToggle} />}
    </div>
  );
};

/** What a sub-process is opened and closed by with the mouse; by keys, it is where its properties are. */
const Fold = ({
  closed,
  onToggle,
}: {
  readonly closed: boolean;
  readonly onToggle?: (() => void) | undefined;
}) => {
  const text = useText();
  const sign = (
    <span className={styles.closed} aria-hidden="true">
      {closed ? '+' : '−'}
    </span>
  );
  if (!onToggle) return sign;
  return (
    <button
      type="button"
      className={classes(styles.fold, 'nodrag nopan')}
      tabIndex={-1}
      aria-label={text(closed ? 'fluxoDesenho.abrirSub' : 'fluxoDesenho.fecharSub')}
      onClick={onToggle}
    >
      {sign}
    </button>
  );
};

const Circle = ({ element, size }: { readonly element: ModdleElement; readonly size: number }) => {
  const half = size / 2;
  return (
    <>
      <circle
        cx={half}
        cy={half}
        r={half - 2}
        className={classes(
          isA(element, 'bpmn:EndEvent') && styles.thick,
          element.cancelActivity === false && styles.dashed,
        )}
      />
      {isDouble(element) && (
        <circle
          cx={half}
          cy={half}
          r={half - 5}
          className={classes(element.cancelActivity === false && styles.dashed)}
        />
      )}
    </>
  );
};

const Sign = ({ element }: { readonly element: ModdleElement }) => {
  const sign = signOf(element);
  return sign ? <path d={sign.d} className={styles[sign.weight]} /> : null;
};
