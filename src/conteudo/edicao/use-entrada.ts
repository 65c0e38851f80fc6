import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';

/** How the content was found when its form opened. */
type Entrada<C> =
  | { readonly tipo: 'editar'; readonly conteudo: C }
  | { readonly tipo: 'recusada'; readonly motivo: string | undefined };

/** How the form of a kind finds its content. */
export interface EntradaDe<C extends ConteudoAberto> {
  readonly chave: string;
  readonly ler: (id: number, signal?: AbortSignal) => Promise<C>;
  readonly assumir: (id: number) => Promise<C['checkIn']>;
}

/** Reads the content, sees whether it may be written now, and takes it when it is free. */
const enter = async <C extends ConteudoAberto>(
  { ler, assumir }: EntradaDe<C>,
  id: number,
  signal: AbortSignal,
): Promise<Entrada<C>> => {
  const conteudo = await ler(id, signal);
  const edicao = conteudo.acoes.find(({ nome }) => nome === 'editar');
  if (!edicao?.permitida) return { tipo: 'recusada', motivo: edicao?.motivo };
  if (conteudo.checkIn.situacao === 1) return { tipo: 'editar', conteudo };
  return { tipo: 'editar', conteudo: { ...conteudo, checkIn: await assumir(id) } };
};

/** The content as it is at the moment of opening; what is being written begins anew only when asked to. */
export const useEntrada = <C extends ConteudoAberto>(
  de: EntradaDe<C>,
  id: number,
): UseQueryResult<Entrada<C>, HttpProblem> =>
  useQuery<Entrada<C>, HttpProblem>({
    queryKey: [de.chave, id],
    queryFn: ({ signal }) => enter(de, id, signal),
    gcTime: 0,
    staleTime: 'static',
    refetchOnReconnect: false,
    meta: { ownError: true },
  });
