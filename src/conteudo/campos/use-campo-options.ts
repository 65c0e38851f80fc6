import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tipoCampo } from '#schemas/campos/tipo-campo.ts';
import type { CampoConteudo } from '#schemas/shapes/campos.ts';
import type { OpcaoLida } from '#schemas/shapes/conexao.ts';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import { call } from '#src/data/call.ts';
import { campoOptions } from '../atos/kind-calls.ts';

/** The options of the fields whose list is read apart, each once for each opening of the draft. */
export const useCampoOptions = (
  { id, tipo: kind }: Pick<ConteudoAberto, 'id' | 'tipo'>,
  campos: readonly CampoConteudo[],
  wanted: boolean,
) => {
  const lists = wanted
    ? campos.filter(({ tipo, opcoes, retirado }) => tipo === tipoCampo.lista && !opcoes && !retirado)
    : [];
  const results = useQueries({
    queries: lists.map(({ rotulo }) => ({
      queryKey: ['opcoes-campo', id, rotulo],
      queryFn: async (): Promise<readonly OpcaoLida[]> =>
        (await call(campoOptions(kind), { params: { id }, query: { rotulo } }, { quiet: true })).itens,
      staleTime: Infinity,
      meta: { ownError: true },
    })),
  });
  const reading = results.some(({ isPending }) => isPending);
  const failed = results.some(({ isError }) => isError);
  const read = JSON.stringify(results.map(({ data }) => data));
  const names = lists.map(({ rotulo }) => rotulo).join('\n');
  const known = useMemo(() => {
    const data = JSON.parse(read) as (OpcaoLida[] | null)[];
    return new Map(names.split('\n').map((rotulo, index) => [rotulo, data[index] ?? undefined]));
  }, [names, read]);
  return useMemo(
    () => ({
      reading,
      failed,
      opcoesOf: ({ opcoes, rotulo }: CampoConteudo): readonly OpcaoLida[] | undefined =>
        opcoes ?? known.get(rotulo),
      retry: (): void => results.forEach((result) => result.isError && void result.refetch()),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the results are new at each painting; what they hold is in `known`
    [reading, failed, known],
  );
};
