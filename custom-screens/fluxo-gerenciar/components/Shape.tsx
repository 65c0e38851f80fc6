import { isTimer } from '#schemas/fluxo/atividade.ts';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { classes } from '#src/ui/classes.ts';
import styles from '../FluxoGerenciar.module.css';

interface ShapeProps {
  readonly element: ModdleElement;
  readonly label: string;
  readonly kind: string;
  readonly width: number;
  readonly height: number;
  readonly selected: boolean;
  readonly wrong: boolean;
}

/** An element as BPMN draws it. */
export const Shape = ({ element, label, kind, width, height, selected, wrong }: ShapeProps) => {
  const look = classes(styles.shape, selected && styles.chosen, wrong && styles.wrong);
  if (isA(element, 'bpmn:Gateway') || isA(element, 'bpmn:Event'))
    return (
      <>
        <svg width={width} height={height} className={look} aria-hidden="true">
          {isA(element, 'bpmn:Gateway') ? (
            <path
              d={`M${width / 2} 1L${width - 1} ${height / 2}L${width / 2} ${height - 1}L1 ${height / 2}Z`}
            />
          ) : (
            <Circle element={element} size={width} />
          )}
          <Sign element={element} />
        </svg>
        <div className={styles.below}>{label}</div>
      </>
    );
  if (isA(element, 'bpmn:SubProcess'))
    return (
      <div className={classes(styles.sub, selected && styles.chosenBox, wrong && styles.wrongBox)}>
        <span>{label}</span>
      </div>
    );
  return (
    <div className={classes(styles.task, selected && styles.chosenBox, wrong && styles.wrongBox)}>
      <span className={styles.kind}>{kind}</span>
      <span className={styles.name}>{label}</span>
    </div>
  );
};

const Circle = ({ element, size }: { readonly element: ModdleElement; readonly size: number }) => {
  const half = size / 2;
  const double = isA(element, 'bpmn:CatchEvent') && !isA(element, 'bpmn:StartEvent');
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
      {double && (
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

/** The sign inside: what decides, what waits. */
const Sign = ({ element }: { readonly element: ModdleElement }) => {
  if (isA(element, 'bpmn:ExclusiveGateway'))
    return <path d="M18 18L32 32M32 18L18 32" className={styles.sign} />;
  if (isA(element, 'bpmn:ParallelGateway')) return <path d="M25 15V35M15 25H35" className={styles.sign} />;
  if (isA(element, 'bpmn:InclusiveGateway')) return <circle cx={25} cy={25} r={9} className={styles.sign} />;
  if (isTimer(element)) return <path d="M18 11V18L23 21" className={styles.fine} />;
  if (isA(element, 'bpmn:IntermediateCatchEvent'))
    return <path d="M11 14H25V23H11ZM11 14L18 19L25 14" className={styles.fine} />;
  return null;
};
