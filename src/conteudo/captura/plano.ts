import type { Captura, PaginaCapturada, PaginaDaParte } from '#schemas/shapes/captura.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';

type Giro = PaginaDaParte['giro'];

/** A page of what was scanned, and what is to be done with it. */
export interface PaginaPlanejada extends PaginaCapturada {
  readonly fora: boolean;
  /** A document begins here; the first page that stays always begins one. */
  readonly comeca: boolean;
}

export type Plano = readonly PaginaPlanejada[];

/** A document of the bundle. */
export interface Parte {
  readonly paginas: readonly PaginaDaParte[];
  readonly etiqueta?: string;
  /** The protocol that its label is of: it was registered before. */
  readonly protocolo?: Rotulo;
}

/** What the server suggests: where labels and separators divide, the right way up, without the blank pages. */
export const planoOf = ({ paginas, partes }: Pick<Captura, 'paginas' | 'partes'>): Plano => {
  const first = new Set(partes.map((parte) => parte.paginas[0]));
  const stays = new Set(partes.flatMap((parte) => parte.paginas));
  return paginas.map((pagina) => ({
    ...pagina,
    fora: !stays.has(pagina.numero),
    comeca: first.has(pagina.numero),
  }));
};

/** The documents that a plan makes, each with its pages in order. */
export const partesOf = (plano: Plano): readonly Parte[] => {
  const parts: { paginas: PaginaDaParte[]; etiqueta?: string; protocolo?: Rotulo }[] = [];
  for (const { numero, giro, fora, comeca, etiqueta, protocolo } of plano) {
    if (fora) continue;
    if (comeca || parts.length === 0)
      parts.push({
        paginas: [],
        etiqueta,
        protocolo,
      });
    parts.at(-1)?.paginas.push({ numero, giro });
  }
  return parts;
};

const change = (plano: Plano, numero: number, to: (pagina: PaginaPlanejada) => PaginaPlanejada): Plano =>
  plano.map((pagina) => (pagina.numero === numero ? to(pagina) : pagina));

/** A quarter of a turn more, clockwise. */
export const girar = (plano: Plano, numero: number): Plano =>
  change(plano, numero, (pagina) => ({ ...pagina, giro: ((pagina.giro + 90) % 360) as Giro }));

/**
 * Leaves a page out, or takes it in again. A document that loses its first page begins at the next one: two documents never
 * become one by that.
 */
export const alternarFora = (plano: Plano, numero: number): Plano => {
  const at = plano.findIndex((pagina) => pagina.numero === numero);
  const page = plano[at];
  if (!page) return plano;
  const toggled = change(plano, numero, (pagina) => ({ ...pagina, fora: !pagina.fora }));
  if (page.fora || !page.comeca) return toggled;
  const next = toggled.findIndex((pagina, index) => index > at && !pagina.fora);
  return toggled.map((pagina, index) => (index === next ? { ...pagina, comeca: true } : pagina));
};

/** Begins a document at a page, or joins it to the one before. */
export const alternarComeco = (plano: Plano, numero: number): Plano =>
  change(plano, numero, (pagina) => ({ ...pagina, comeca: !pagina.comeca }));

/** All that stays as one document. */
export const semDivisao = (plano: Plano): Plano => plano.map((pagina) => ({ ...pagina, comeca: false }));

/** What a label says: the number of the protocol that it is of, or its code without the words that tell it from those of others. */
export const etiquetaLida = (etiqueta: string, protocolo: Rotulo | undefined): string =>
  protocolo?.rotulo ?? etiqueta.replace(/^MALOTE:ETIQUETA:/, '');
