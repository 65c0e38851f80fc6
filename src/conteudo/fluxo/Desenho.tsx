import { useLayoutEffect, useRef } from 'react';
import type { DesenhoDoConteudo } from '#schemas/shapes/fluxo.ts';
import { classes } from '#src/ui/classes.ts';
import { boxOfPiece, placeOfLabel } from './place-of-label.ts';
import { timerWords } from './timer-words.ts';
import { diamond, head, linesOf, placeOfHead, placeOfSign, signs, weights } from './tracos.ts';
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
/** What is written beside something, in a line; below it there is room for so much. */
const besideWidth = 130;
const below = 36;
/** Around the picture, and how wide the name of a lane is, in points of the screen. */
const padding = 6;
const strip = 18;

/** A flow as it was drawn, to be looked at. */
export const Desenho = ({ desenho, label, said, lookOf, at }: DesenhoProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { ligacoes, raias = [] } = desenho;
  // a time is called by what it waits for
  const elementos = desenho.elementos.map((one) =>
    one.tempo === undefined ? one : { ...one, nome: timerWords(one.tempo) },
  );
  const inTheWay = [
    ...elementos.map(({ x, y, largura, altura }) => ({ x, y, width: largura, height: altura })),
    ...ligacoes.flatMap(({ pontos }) =>
      pontos.slice(1).map((to, index) => boxOfPiece([pontos[index] ?? to, to])),
    ),
  ];
  const bends = ligacoes.flatMap(({ pontos }) => pontos);
  const sides = elementos.map(sidesOf);
  const left = Math.min(...sides.map(([from]) => from), ...[...bends, ...raias].map(({ x }) => x)) - margin;
  const top = Math.min(...[...elementos, ...bends, ...raias].map(({ y }) => y)) - margin;
  const right =
    Math.max(
      ...sides.map(([, to]) => to),
      ...bends.map(({ x }) => x),
      ...raias.map(({ x, largura }) => x + largura),
    ) + margin;
  const bottom =
    Math.max(
      ...elementos.map(({ y, altura, forma }) => y + altura + (besides.has(forma) ? below : 0)),
      ...bends.map(({ y }) => y),
      ...raias.map(({ y, altura }) => y + altura),
    ) + margin;
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
        {raias.map(({ x, y, largura, altura }, index) => (
          <rect key={index} className={styles.lane} x={x} y={y} width={largura} height={altura} />
        ))}
        {ligacoes.map(({ pontos }, index) => (
          <g key={index}>
            <polyline className={styles.link} points={pontos.map(({ x, y }) => `${x},${y}`).join(' ')} />
            <path className={styles.head} d={head} transform={placeOfHead(pontos)} />
          </g>
        ))}
        {elementos.map((one) => (
          <Desenhado key={one.id} elemento={one} look={lookOf(one)} />
        ))}
        {ligacoes.map(({ pontos, nome, rotulo }, index) =>
          nome === undefined ? null : (
            <Escrito key={index} words={nome} at={rotulo ?? besideLink(nome, pontos, inTheWay)} />
          ),
        )}
      </svg>
      {raias.map(({ nome, x, y, largura, altura, fundura, emPe }, index) =>
        nome === '' ? null : (
          <div
            key={index}
            className={styles.laneRoom}
            style={{
              left: (x - left) * scale + padding,
              top: (y - top) * scale + padding,
              width: largura * scale,
              height: altura * scale,
            }}
            aria-hidden="true"
          >
            <span
              className={classes(styles.laneName, emPe && styles.laneAbove)}
              style={emPe ? { top: fundura * strip } : { left: fundura * strip }}
              title={nome}
            >
              {nome}
            </span>
          </div>
        ),
      )}
    </div>
  );
};

const besides: ReadonlySet<ElementoDesenhado['forma']> = new Set(['EVENTO', 'TEMPO', 'DECISAO']);

/** From where to where something reaches, with what is written beside it. */
const sidesOf = ({ x, largura, forma, nome, rotulo }: ElementoDesenhado): readonly [number, number] => {
  if (!besides.has(forma) || nome === '') return [x, x + largura];
  const middle = rotulo?.x ?? x + largura / 2;
  return [Math.min(x, middle - besideWidth / 2), Math.max(x + largura, middle + besideWidth / 2)];
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
  const { nome, forma, x, y, largura, altura, sinal, cheio, contorno, rotulo } = elemento;
  const shape = classes(styles.shape, forma === 'GRUPO' && styles.around, look.shape);
  const half = { x: x + largura / 2, y: y + altura / 2 };
  if (forma === 'DECISAO' || forma === 'EVENTO' || forma === 'TEMPO') {
    const middle = { cx: largura / 2, cy: altura / 2 };
    const r = Math.min(largura, altura) / 2 - 2;
    return (
      <>
        <g transform={`translate(${x} ${y})`}>
          {forma === 'DECISAO' ? (
            <path className={shape} d={diamond(largura, altura)}>
              <title>{nome}</title>
            </path>
          ) : (
            <circle className={classes(shape, contorno === 'GROSSO' && styles.thick)} {...middle} r={r}>
              <title>{nome}</title>
            </circle>
          )}
          {contorno === 'DUPLO' && <circle className={styles.inner} {...middle} r={r - 3} />}
          {sinal && (
            <path
              className={classes(styles.sign, cheio && styles.filled)}
              d={signs[sinal].d}
              strokeWidth={weights[signs[sinal].weight]}
              transform={placeOfSign(forma === 'DECISAO' ? 'gateway' : 'event', largura, altura)}
            />
          )}
        </g>
        <Escrito words={nome} at={rotulo ?? { x: half.x, y: y + altura + 3 }} />
      </>
    );
  }
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

type Ponto = Readonly<Record<'x' | 'y', number>>;

const line = 15;
/** Of a letter of what is written beside something, about. */
const letter = 6.5;
const besideLink = (
  words: string,
  pontos: readonly Ponto[],
  inTheWay: Parameters<typeof placeOfLabel>[2],
): Ponto => {
  const long = words.length * letter;
  const width = Math.min(long, besideWidth);
  const { x, y } = placeOfLabel(
    pontos,
    { width, height: line * Math.min(3, Math.ceil(long / besideWidth)) + 2 },
    inTheWay,
  );
  return { x: x + width / 2, y };
};

/** What is written beside what it names, as wide as the designer has it. */
const Escrito = ({ words, at: { x, y } }: { readonly words: string; readonly at: Ponto }) =>
  words === '' ? null : (
    <text className={styles.beside} aria-hidden="true">
      {linesOf(words, besideWidth, 3).map((one, index) => (
        <tspan key={index} x={x} y={y + 11 + line * index}>
          {one}
        </tspan>
      ))}
    </text>
  );
