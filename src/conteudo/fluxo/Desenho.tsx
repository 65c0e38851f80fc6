import { useLayoutEffect, useRef } from 'react';
import type { DesenhoDoConteudo } from '#schemas/shapes/fluxo.ts';
import { classes } from '#src/ui/classes.ts';
import styles from './DesenhoPequeno.module.css';

export type ElementoDesenhado = DesenhoDoConteudo['elementos'][number];

/** How an element looks, and what is written over it. */
interface Look {
  readonly shape: string | false | undefined;
  readonly name?: string | false | undefined;
  readonly mark?: string | undefined;
}

interface DesenhoProps {
  readonly desenho: DesenhoDoConteudo;
  /** Of the box that scrolls. */
  readonly label: string;
  /** The same in words, for who does not see it. */
  readonly said: string;
  readonly lookOf: (elemento: ElementoDesenhado) => Look;
  /** What is brought into sight, where the whole does not fit. */
  readonly at?: ElementoDesenhado | undefined;
}

/** Of the size that it was drawn with. */
const scale = 0.62;
const margin = 24;

/** A flow as it was drawn, to be looked at. */
export const Desenho = ({ desenho: { elementos, ligacoes }, label, said, lookOf, at }: DesenhoProps) => {
  const box = useRef<HTMLDivElement>(null);
  const bends = ligacoes.flat();
  const left = Math.min(...[...elementos, ...bends].map(({ x }) => x)) - margin;
  const top = Math.min(...[...elementos, ...bends].map(({ y }) => y)) - margin;
  const right =
    Math.max(...elementos.map(({ x, largura }) => x + largura), ...bends.map(({ x }) => x)) + margin;
  const bottom =
    Math.max(...elementos.map(({ y, altura }) => y + altura), ...bends.map(({ y }) => y)) + margin;
  const [x, y] = at ? [at.x + at.largura / 2 - left, at.y + at.altura / 2 - top] : [0, 0];
  useLayoutEffect(() => {
    const { current: seen } = box;
    if (!seen) return;
    seen.scrollLeft = x * scale - seen.clientWidth / 2;
    seen.scrollTop = y * scale - seen.clientHeight / 2;
  }, [x, y]);
  return (
    <div ref={box} className={styles.picture} tabIndex={0} role="group" aria-label={label}>
      <svg
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        width={(right - left) * scale}
        role="img"
        aria-label={said}
      >
        {ligacoes.map((points, index) => (
          <polyline
            key={index}
            className={styles.link}
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        ))}
        {elementos.map((one) => (
          <Desenhado key={one.id} elemento={one} look={lookOf(one)} />
        ))}
      </svg>
    </div>
  );
};

interface DesenhadoProps {
  readonly elemento: ElementoDesenhado;
  readonly look: Look;
}

const Desenhado = ({ elemento, look }: DesenhadoProps) => {
  const { x, y, largura } = elemento;
  return (
    <>
      <Forma elemento={elemento} look={look} />
      {look.mark !== undefined && (
        <text className={styles.mark} x={x + largura / 2} y={y - 7}>
          {look.mark}
        </text>
      )}
    </>
  );
};

const Forma = ({ elemento, look }: DesenhadoProps) => {
  const { nome, forma, x, y, largura, altura } = elemento;
  const shape = classes(styles.shape, forma === 'GRUPO' && styles.around, look.shape);
  const half = { x: x + largura / 2, y: y + altura / 2 };
  if (forma === 'DECISAO')
    return (
      <path
        className={shape}
        d={`M${half.x} ${y}L${x + largura} ${half.y}L${half.x} ${y + altura}L${x} ${half.y}Z`}
      >
        <title>{nome}</title>
      </path>
    );
  if (forma === 'EVENTO' || forma === 'TEMPO')
    return (
      <circle className={shape} cx={half.x} cy={half.y} r={largura / 2}>
        <title>{nome}</title>
      </circle>
    );
  return (
    <>
      <rect className={shape} x={x} y={y} width={largura} height={altura} rx={8}>
        <title>{nome}</title>
      </rect>
      {forma === 'TAREFA' && (
        <foreignObject x={x} y={y} width={largura} height={altura}>
          <div className={classes(styles.name, look.name)}>{nome}</div>
        </foreignObject>
      )}
    </>
  );
};
