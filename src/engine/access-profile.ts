import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Page } from '#schemas/api/endpoint.ts';
import type { RegistroEscolha } from '#schemas/shapes/registro.ts';
import { http } from '#src/data/http.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import type { RegisterRecord } from './register.ts';

/** What a profile grants, by the field of its register. */
export const grantFields = ['permissoes', 'regras', 'paginas'] as const;
export type GrantField = (typeof grantFields)[number];

export const profileRoles = [
  'administrador',
  'administradorLocal',
  'usuarioPadrao',
  'exigeSegundoFator',
] as const;

export type AccessProfile = RegisterRecord & { readonly descricao: string } & {
  readonly [field in GrantField]?: readonly string[] | null;
} & { readonly [role in (typeof profileRoles)[number]]?: boolean | null };

const keyOf = (id: number) => ['perfil-acesso', 'direitos', id] as const;

/** The profile of that id, as its register hands it out. */
export const useAccessProfile = (id: number | undefined) =>
  useQuery<AccessProfile, HttpProblem>({
    queryKey: keyOf(id ?? 0),
    queryFn: async ({ signal }) =>
      (await http(`perfil-acesso/${id}`, { signal, ownDenial: true })) as AccessProfile,
    enabled: id !== undefined,
    meta: { ownError: true },
    staleTime: 0,
  });

/** The profiles that there are, those out of use too. */
export const useAccessProfiles = (): readonly RegistroEscolha[] => {
  const { data } = useQuery({
    queryKey: ['perfil-acesso/combo', 'todos'],
    queryFn: async ({ signal }) =>
      (await http('perfil-acesso/combo?pageSize=200', { signal, quiet: true })) as Page<RegistroEscolha>,
    staleTime: 60_000,
  });
  return data?.itens ?? [];
};

interface Grant {
  readonly perfil: AccessProfile;
  readonly field: GrantField;
  readonly nome: string;
  readonly gives: boolean;
}

/** Gives one thing to a profile or takes it away, over the version that was read. */
export const useGrant = () => {
  const client = useQueryClient();
  return useMutation<AccessProfile, HttpProblem, Grant>({
    mutationFn: async ({ perfil, field, nome, gives }) => {
      const had = perfil[field] ?? [];
      const { rotulos: _, acoes: __, ...record } = perfil;
      const body = { ...record, [field]: gives ? [...had, nome] : had.filter((one) => one !== nome) };
      return (await http(`perfil-acesso/${perfil.id}`, {
        method: 'PUT',
        body,
        ownDenial: true,
      })) as AccessProfile;
    },
    onSuccess: (saved) => client.setQueryData(keyOf(saved.id), saved),
    meta: { ownError: true },
  });
};

/** Whether the person may change the profile, as the server said with it. */
export const mayEditProfile = ({ acoes }: AccessProfile): boolean =>
  (acoes ?? []).some((acao) =>
    typeof acao === 'string' ? acao === 'edit' : acao.nome === 'edit' && acao.permitida,
  );
