import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useEffect, useRef, type PointerEvent } from 'react';
import { Panel, useReactFlow, useStore, type ReactFlowState } from 'reactflow';
import type { Bounds } from '#schemas/fluxo/moddle-element.ts';
import {
  contextPadPlace,
  cornerMargin,
  cornerTop,
  freeCorner,
  onScreen,
  type Beside,
  type Corner,
} from '../context-pad-place.ts';
import { useContextPadSize } from './ContextPad.tsx';
import { seesAll } from './extent.ts';
import styles from './Overview.module.css';

interface OverviewProps {
  /** Where everything is that is drawn, and the whole of it. */
  readonly places: readonly Bounds[];
  readonly extent: Bounds;
  /** What is chosen, and what is offered at it: these are never covered. */
  readonly chosen?: Beside | undefined;
}

/** As large as it is shown, its line included; and in a small window. */
const large = { width: 202, height: 152 };
const small = { width: 122, height: 92 };

/** The whole drawing in a corner, while only a part of it is seen: over what is all seen, it would only lie. */
export const Overview = memo(({ places, extent, chosen }: OverviewProps) => {
  const pad = useContextPadSize();
  const size = useMediaQuery('(width < 720px)', { noSsr: true }) ? small : large;
  const corner = useStore((now: ReactFlowState) => {
    if (seesAll(extent, now)) return undefined;
    const taken = chosen
      ? [
          onScreen(chosen.bounds, now),
          ...(chosen.box ? [onScreen(chosen.box, now)] : []),
          contextPadPlace(chosen, now, pad).area,
        ]
      : [];
    return freeCorner(taken, size, now);
  });
  return corner && <Whole places={places} extent={extent} corner={corner} />;
});
Overview.displayName = 'Overview';

/** The whole drawing with what is seen of it: pressed, it leads there. By keys, the outline does. */
const Whole = ({ places, extent, corner }: OverviewProps & { readonly corner: Corner }) => {
  const { setCenter, getZoom, zoomTo } = useReactFlow();
  const picture = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const shown = picture.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      void zoomTo(getZoom() * 2 ** (-event.deltaY / 500));
    };
    // of a listener of React the page would scroll all the same
    shown?.addEventListener('wheel', onWheel, { passive: false });
    return () => shown?.removeEventListener('wheel', onWheel);
  }, [getZoom, zoomTo]);
  const go = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): void => {
    const at = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse());
    void setCenter(at.x, at.y, { zoom: getZoom() });
  };
  const margin = Math.max(extent.width, extent.height) * 0.05;
  const { x, y, width, height } = {
    x: extent.x - margin,
    y: extent.y - margin,
    width: extent.width + 2 * margin,
    height: extent.height + 2 * margin,
  };
  return (
    <Panel
      position={corner}
      className={styles.overview}
      style={{
        margin: `${corner === 'top-right' ? cornerTop : cornerMargin}px ${cornerMargin}px ${cornerMargin}px`,
      }}
    >
      <svg
        ref={picture}
        viewBox={`${x} ${y} ${width} ${height}`}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          go(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
        }}
      >
        <path className={styles.places} d={places.map(boxOf).join('')} />
        <Unseen around={{ x: x - 9 * width, y: y - 9 * height, width: 19 * width, height: 19 * height }} />
      </svg>
    </Panel>
  );
};

const boxOf = ({ x, y, width, height }: Bounds): string => `M${x} ${y}h${width}v${height}h${-width}z`;

const seenOf = ({ transform: [left, top, zoom], width, height }: ReactFlowState): string =>
  boxOf({ x: -left / zoom, y: -top / zoom, width: width / zoom, height: height / zoom });

/** Everything but what is seen: the only part that changes as the view moves. */
const Unseen = ({ around }: { readonly around: Bounds }) => {
  const seen = useStore(seenOf);
  return <path className={styles.unseen} fillRule="evenodd" d={`${boxOf(around)}${seen}`} />;
};
