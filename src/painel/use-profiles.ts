import { useQuery } from '@tanstack/react-query';
import type { Page } from '#schemas/api/endpoint.ts';
import type { RegistroEscolha } from '#schemas/generated.ts';
import { http } from '#src/data/http.ts';
import { useCan } from '#src/session/Can.tsx';

/** The profiles whose standard home the person may set; none for who may not. */
export const useProfiles = (): readonly RegistroEscolha[] => {
  const enabled = useCan('perfilAcessoEditar');
  const { data } = useQuery({
    queryKey: ['perfil-acesso/combo', 'painel'],
    queryFn: async ({ signal }) =>
      (await http('perfil-acesso/combo?pageSize=50&ativo=true', {
        signal,
        quiet: true,
      })) as Page<RegistroEscolha>,
    enabled,
    staleTime: 60_000,
  });
  return data?.itens ?? [];
};
