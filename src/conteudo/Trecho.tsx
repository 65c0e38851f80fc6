import type { Achado } from '#schemas/shapes/achado.ts';

type Partes = NonNullable<Achado['trecho']>;

interface TrechoProps {
  readonly partes: Partes;
  /** Of a single line: it begins right before the first hit. */
  readonly emUmaLinha?: boolean;
}

/** The words around what a search found, with it marked. */
export const Trecho = ({ partes, emUmaLinha = false }: TrechoProps) =>
  (emUmaLinha ? nearTheHit(partes) : partes).map(({ texto, achado }, index) =>
    achado ? <mark key={index}>{texto}</mark> : <span key={index}>{texto}</span>,
  );

/** Signs before the first hit, where the line has room for the hit and little else. */
const mostBefore = 24;

const nearTheHit = (partes: Partes): Partes => {
  const [first, ...rest] = partes;
  if (!first || first.achado || first.texto.length <= mostBefore) return partes;
  return [{ texto: `… ${first.texto.slice(-mostBefore).replace(/^\S*\s+/, '')}` }, ...rest];
};
