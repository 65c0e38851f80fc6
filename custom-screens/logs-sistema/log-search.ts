import { defined } from '#schemas/defined.ts';
import type { LogConsulta } from '#schemas/shapes/log.ts';

export const niveis = ['AVISO', 'ERRO'] as const satisfies readonly NonNullable<LogConsulta['nivel']>[];

/** What is looked for in a file, as the address holds it: `?q=&nivel=`. */
export interface LogSearch {
  readonly q: string;
  readonly nivel: (typeof niveis)[number] | undefined;
}

export const readLogSearch = (params: URLSearchParams): LogSearch => ({
  q: params.get('q') ?? '',
  nivel: niveis.find((nivel) => nivel === params.get('nivel')),
});

export const writeLogSearch = ({ q, nivel }: LogSearch): Record<string, string> =>
  defined({ q: q !== '' ? q : undefined, nivel: nivel || undefined });

/** What the server is asked: nothing where nothing is looked for. */
export const toQuery = ({ q, nivel }: LogSearch): Pick<LogConsulta, 'q' | 'nivel'> => ({
  q: q.trim() !== '' ? q.trim().slice(0, 200) : undefined,
  nivel: nivel || undefined,
});
