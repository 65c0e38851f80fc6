import { defined } from '#schemas/defined.ts';
import type { CSSProperties, ReactNode } from 'react';
import { isA, type Bounds, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { diamond } from '#src/conteudo/fluxo/tracos.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import styles from '../FluxoGerenciar.module.css';
import { belowWidth } from '../label-edits.ts';
import { inkOver, type Colour } from '../colours.ts';
import { isBroken, isDouble, placeOfSign, signOf } from '../signs.ts';
import { labelLook } from './Label.tsx';

interface ShapeProps {
  readonly element: ModdleElement;
  readonly label: string;
  readonly kind: string;
  readonly width: number;
  readonly height: number;
  readonly selected: boolean;
  readonly wrong: boolean;
  readonly colour?: Colour | undefined;
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
  colour,
  beside,
  written,
  closed = false,
  onToggle,
}: ShapeProps) => {
  const look = classes(styles.shape, selected && styles.chosen, wrong && styles.wrong);
  // what is chosen, or wrong, shows that it is
  const line = selected || wrong ? undefined : (colour?.stroke ?? (colour?.fill && inkOver(colour.fill)));
  if (isA(element, 'bpmn:Gateway') || isA(element, 'bpmn:Event'))
    return (
      <>
        <svg
          width={width}
          height={height}
          className={look}
          style={inked(colour?.fill, line)}
          aria-hidden="true"
        >
          {isA(element, 'bpmn:Gateway') ? (
            <path d={diamond(width, height)} />
          ) : (
            <Circle element={element} width={width} height={height} />
          )}
          <Sign
            element={element}
            width={width}
            height={height}
            ink={line && colour?.fill && inkOver(colour.fill)}
          />
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
      <div
        className={classes(styles.sub, selected && styles.chosenBox, wrong && styles.wrongBox)}
        style={painted(colour?.fill, line)}
      >
        <span>{label}</span>
        {onToggle && <Fold closed={false} onToggle={onToggle} />}
      </div>
    );
  return (
    <div
      className={classes(styles.task, selected && styles.chosenBox, wrong && styles.wrongBox)}
      style={painted(colour?.fill, line)}
    >
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

/** What is inside is drawn in what is read over the colour, in whatever theme. */
const inked = (fill: string | undefined, stroke: string | undefined): CSSProperties => ({
  fill,
  color: fill === undefined ? undefined : inkOver(fill),
  ...defined({ stroke, color: stroke }),
});

/** A box with a colour has its words in the ink that is read on it, in whatever theme. */
const painted = (fill: string | undefined, stroke: string | undefined): CSSProperties => ({
  ...(fill === undefined
    ? {}
    : { background: fill, color: inkOver(fill), ['--ink-2' as never]: inkOver(fill) }),
  borderColor: stroke,
});

interface SizedProps {
  readonly element: ModdleElement;
  readonly width: number;
  readonly height: number;
}

const Circle = ({ element, width, height }: SizedProps) => {
  const half = Math.min(width, height) / 2;
  const middle = { cx: width / 2, cy: height / 2 };
  const broken = isBroken(element) && styles.dashed;
  return (
    <>
      <circle
        {...middle}
        r={half - 2}
        className={classes(isA(element, 'bpmn:EndEvent') && styles.thick, broken)}
      />
      {isDouble(element) && <circle {...middle} r={half - 5} className={classes(broken)} />}
    </>
  );
};

const Sign = ({ element, width, height, ink }: SizedProps & { readonly ink: string | undefined }) => {
  const sign = signOf(element);
  return sign ? (
    <path
      d={sign.d}
      transform={placeOfSign(element, width, height)}
      style={inked(undefined, ink)}
      className={classes(styles[sign.weight], sign.filled && styles.filled)}
    />
  ) : null;
};
