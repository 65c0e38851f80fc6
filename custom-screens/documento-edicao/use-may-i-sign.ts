import { useQuery } from '@tanstack/react-query';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { searchPessoas } from './queries.ts';

/** The person who writes, where they are among those who may be asked to sign and do not sign yet. */
export const useMayISign = (asks: boolean, assinantes: readonly Assinante[]): number | undefined => {
  const { id, nome } = useSignedIn().dados.usuario;
  const already = assinantes.some(({ usuario }) => usuario.id === id);
  const possible = useQuery({
    queryKey: ['escolha', 'assinantes', nome],
    queryFn: ({ signal }) => searchPessoas(nome, signal),
    enabled: asks && !already,
    staleTime: 30_000,
    meta: { ownError: true },
  });
  return asks && !already && possible.data?.some((each) => each.id === id) ? id : undefined;
};
