import type { Achado } from '#schemas/shapes/achado.ts';

/** The words around what a search found, with it marked. */
export const Trecho = ({ partes }: { readonly partes: NonNullable<Achado['trecho']> }) =>
  partes.map(({ texto, achado }, index) =>
    achado ? <mark key={index}>{texto}</mark> : <span key={index}>{texto}</span>,
  );
