import { defined } from '#schemas/defined.ts';
import type { PublicacoesQuery } from '#schemas/shapes/publicacao.ts';

/** Letters and digits that a search has at the least, as in the header. */
const shortest = 3;

/** What an address asks of the list of publications; what it cannot mean is left out. */
export const readUrl = (search: URLSearchParams): PublicacoesQuery & { readonly start: number } => {
  const q = (search.get('q') ?? '').trim();
  const [tipo, organizacao] = [whole(search.get('tipo')), whole(search.get('orgao'))];
  const [de, ate] = [day(search.get('de')), day(search.get('ate'))];
  return {
    start: whole(search.get('pagina')) ?? 1,
    ...defined({
      q: isLongEnough(q) ? q : undefined,
      tipo,
      tipoProcesso: whole(search.get('processo')),
      organizacao,
      de: de !== undefined && ate !== undefined ? de : undefined,
      ate: de !== undefined && ate !== undefined ? ate : undefined,
    }),
  };
};

export const isLongEnough = (typed: string): boolean =>
  typed.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= shortest;

const whole = (written: string | null): number | undefined => {
  const number = Number(written);
  return written !== null && Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

const day = (written: string | null): string | undefined =>
  written !== null && /^\d{4}-\d{2}-\d{2}$/.test(written) ? written : undefined;
