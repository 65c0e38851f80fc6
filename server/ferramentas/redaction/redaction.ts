import { askApart } from '#server/ferramentas/apart/apart.ts';
import { ApartEnded, type ApartLimits } from '#server/ferramentas/apart/limits.ts';
import { Uncapturable, type CaptureProblem } from '#server/ferramentas/capture/capture.ts';

/** A stretch of a page, in parts of its width and height as it is shown, from the upper left. */
export interface Stretch {
  /** The first page is 1. */
  readonly pagina: number;
  readonly x: number;
  readonly y: number;
  readonly largura: number;
  readonly altura: number;
}

/** What a page says, and where each of its letters is. */
export interface PageLetters {
  readonly numero: number;
  readonly texto: string;
  /** Four numbers for each UTF-16 unit of the text: left, top, width and height; zeros where nothing is drawn. */
  readonly lugares: Float64Array;
}

/** A page as a picture in which what was marked is gone, and the words that can still be read in it. */
export interface RedactedPage {
  /** In points, as it is shown. */
  readonly largura: number;
  readonly altura: number;
  /** PNG. */
  readonly imagem: Uint8Array;
  readonly textos: readonly {
    readonly texto: string;
    readonly x: number;
    readonly y: number;
    readonly altura: number;
  }[];
}

/** What the process that redacts is asked for. */
export type RedactionRequest =
  | { readonly kind: 'letras'; readonly content: Uint8Array }
  | {
      readonly kind: 'tarjar';
      readonly content: Uint8Array;
      readonly marcas: readonly Stretch[];
      /** The words that are left are read from the pictures of a file with so many pages at the most. */
      readonly lidas: number;
    };

export type RedactionAnswer =
  | { readonly kind: 'letras'; readonly pagina: PageLetters }
  | { readonly kind: 'pagina'; readonly pagina: RedactedPage };

const limits: ApartLimits = { megabytes: 1_024, pageLimit: 120_000, stays: true };

const start = new URL('./redactor.ts', import.meta.url);

const ask = async function* (request: RedactionRequest): AsyncGenerator<RedactionAnswer> {
  try {
    yield* askApart<RedactionAnswer>(start, request, limits);
  } catch (error) {
    if (!(error instanceof ApartEnded)) throw error;
    const problem = error.how === 'recusado' ? (error.problem as CaptureProblem) : error.how;
    throw new Uncapturable(problem, { cause: error.cause });
  }
};

/**
 * What each page says, letter by letter.
 * @throws Uncapturable
 */
export const lettersApart = async (content: Uint8Array): Promise<readonly PageLetters[]> => {
  const pages: PageLetters[] = [];
  for await (const answer of ask({ kind: 'letras', content }))
    if (answer.kind === 'letras') pages.push(answer.pagina);
  return pages;
};

/**
 * Each page as a picture without what was marked; of a file with no more than `lidas` pages, with the words that are left in it.
 * @throws Uncapturable
 */
export const redactApart = async (
  content: Uint8Array,
  marcas: readonly Stretch[],
  lidas: number,
): Promise<readonly RedactedPage[]> => {
  const pages: RedactedPage[] = [];
  for await (const answer of ask({ kind: 'tarjar', content, marcas, lidas }))
    if (answer.kind === 'pagina') pages.push(answer.pagina);
  return pages;
};
