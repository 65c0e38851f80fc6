import { useEffect, useRef } from 'react';
import { flowElementsOf, isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { head, placeOfHead } from '#src/conteudo/fluxo/tracos.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { bandsOf, isPool, messagesOf } from '../bands.ts';
import type { Change } from '../compare.ts';
import {
  boundsOf,
  elementsOf,
  isExpanded,
  isFlow,
  isNode,
  isSeen,
  waypointsOf,
  type Drawing,
  type Point,
} from '../drawing.ts';
import { elementName, kindName } from '../element-name.ts';
import { hasLabel, nameBoxOf } from '../label-edits.ts';
import styles from './Compare.module.css';
import { Shape } from './Shape.tsx';

/** The sign of each kind of change: the colour alone would not say it. */
export const signs: Readonly<Record<Change['kind'], string>> = { novo: '+', retirado: '−', mudado: '≠' };

/** Around what is drawn; a mark goes beyond its element. */
const margin = 28;

interface ComparedDrawingProps {
  readonly drawing: Drawing;
  readonly label: string;
  readonly marks: ReadonlyMap<string, Change['kind']>;
  readonly chosen: string | undefined;
}

/** A version as it was drawn, to be looked at, with what differs in the other marked; what is chosen comes into view. */
export const ComparedDrawing = ({ drawing, label, marks, chosen }: ComparedDrawingProps) => {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const elements = elementsOf(drawing).filter((one) => isSeen(drawing, one));
  const nodes = elements.filter(isNode).flatMap((element) => {
    const bounds = boundsOf(drawing, element);
    return bounds ? [{ element, bounds, box: nameBoxOf(drawing, element, bounds) }] : [];
  });
  const bands = bandsOf(drawing).flatMap(({ band, depth }) => {
    const bounds = boundsOf(drawing, band);
    return bounds ? [{ band, bounds, depth }] : [];
  });
  const flows = [...elements.filter(isFlow), ...messagesOf(drawing)].map((flow) => ({
    flow,
    points: waypointsOf(drawing, flow),
  }));
  const all = [
    ...(nodes.length + bands.length === 0 ? [{ x: 0, y: 0 }] : []),
    ...[...nodes, ...bands].flatMap(({ bounds: { x, y, width, height } }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
    ...nodes.flatMap(({ element, box: { x, y, width, height } }) =>
      hasLabel(element)
        ? [
            { x, y },
            { x: x + width, y: y + height },
          ]
        : [],
    ),
    ...flows.flatMap(({ points }) => points),
  ];
  const left = Math.min(...all.map(({ x }) => x)) - margin;
  const top = Math.min(...all.map(({ y }) => y)) - margin;
  const width = Math.max(...all.map(({ x }) => x)) - left + margin;
  const height = Math.max(...all.map(({ y }) => y)) - top + margin;
  const place = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });

  const isClosed = (element: ModdleElement): boolean =>
    isA(element, 'bpmn:SubProcess') && !isExpanded(drawing, element);
  // what differs in a closed sub-process is marked where that is drawn
  const markOf = (element: ModdleElement): Change['kind'] | undefined =>
    marks.get(element.id) ??
    (isClosed(element) && flowElementsOf(element).some(({ id }) => marks.has(id)) ? 'mudado' : undefined);

  useEffect(() => {
    const found = box.current?.querySelector<Element>(`[data-id="${CSS.escape(chosen ?? '')}"]`);
    const frame = box.current?.getBoundingClientRect();
    if (!found || !frame) return;
    const at = found.getBoundingClientRect();
    box.current?.scrollBy({
      left: at.x + at.width / 2 - frame.x - frame.width / 2,
      top: at.y + at.height / 2 - frame.y - frame.height / 2,
    });
  }, [chosen, drawing]);

  return (
    <div className={styles.box} ref={box} tabIndex={0} role="group" aria-label={label}>
      <div className={styles.plane} style={{ width, height }}>
        {bands.map(({ band, bounds, depth }) => (
          <div
            key={band.id}
            data-id={band.id}
            className={classes(
              styles.band,
              isPool(band) && styles.pool,
              markLook(marks.get(band.id)),
              band.id === chosen && styles.chosenBand,
            )}
            style={{
              left: bounds.x - left,
              top: bounds.y - top,
              width: bounds.width,
              height: bounds.height,
            }}
          >
            <span className={styles.bandName} style={{ left: 4 + 24 * depth }}>
              {elementName(band, text)}
            </span>
            <Mark mark={marks.get(band.id)} />
          </div>
        ))}
        <svg width={width} height={height} className={styles.links} aria-hidden="true">
          {flows.map(({ flow, points }) => (
            <Link
              key={flow.id}
              id={flow.id}
              points={points.map(place)}
              mark={marks.get(flow.id)}
              chosen={flow.id === chosen}
            />
          ))}
        </svg>
        {nodes.map(({ element, bounds, box: name }) => (
          <div
            key={element.id}
            data-id={element.id}
            className={classes(styles.node, markLook(markOf(element)))}
            style={{
              left: bounds.x - left,
              top: bounds.y - top,
              width: bounds.width,
              height: bounds.height,
              zIndex: layerOf(element),
            }}
          >
            <Shape
              element={element}
              width={bounds.width}
              height={bounds.height}
              wrong={false}
              label={elementName(element, text)}
              kind={kindName(element, text)}
              selected={element.id === chosen}
              closed={isClosed(element)}
              beside={{ bounds, box: name }}
            />
            <Mark mark={markOf(element)} />
          </div>
        ))}
      </div>
    </div>
  );
};

const layerOf = (element: ModdleElement): number =>
  isA(element, 'bpmn:SubProcess') ? 0 : isA(element, 'bpmn:BoundaryEvent') ? 2 : 1;

const markLook = (mark: Change['kind'] | undefined): string | undefined => mark && styles[mark];

const Mark = ({ mark }: { readonly mark: Change['kind'] | undefined }) => {
  const text = useText();
  if (mark === undefined) return null;
  return (
    <span className={styles.mark} role="img" aria-label={text(`fluxoDesenho.comparar.${mark}`)}>
      {signs[mark]}
    </span>
  );
};

interface LinkProps {
  readonly id: string;
  readonly points: readonly Point[];
  readonly mark: Change['kind'] | undefined;
  readonly chosen: boolean;
}

const Link = ({ id, points, mark, chosen }: LinkProps) => {
  const transform = placeOfHead(points);
  const middle = points[Math.floor(points.length / 2)];
  const aside = points[Math.floor(points.length / 2) - 1];
  if (transform === undefined || !middle || !aside) return null;
  return (
    <g data-id={id} className={classes(styles.link, markLook(mark), chosen && styles.chosenLink)}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <path d={head} transform={transform} />
      {mark && (
        <text x={(middle.x + aside.x) / 2} y={(middle.y + aside.y) / 2 - 6}>
          {signs[mark]}
        </text>
      )}
    </g>
  );
};
