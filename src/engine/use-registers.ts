import { useQuery, type QueryClient } from '@tanstack/react-query';
import { http } from '#src/data/http.ts';
import type { Register } from './register.ts';
import { useSession } from '#src/session/session-store.ts';

const none: readonly Register[] = [];
const registersKey = ['registro'];

/** The registers that the person may see; read once per page load, so that a new file appears at the next one. */
export const useRegisters = (): { registers: readonly Register[]; ready: boolean } => {
  const signedIn = useSession() !== undefined;
  const { data, isPending } = useQuery({
    queryKey: registersKey,
    queryFn: async ({ signal }) => {
      const answer = (await http('registro', { signal, quiet: true, ownDenial: true })) as
        readonly Register[] | { readonly itens: readonly Register[] };
      return 'itens' in answer ? answer.itens : answer;
    },
    enabled: signedIn,
    staleTime: Infinity,
  });
  return { registers: data ?? none, ready: !isPending };
};

/** Reads the definitions again, because one changed; gives the register of that name as it is now. */
export const readRegisterAgain = async (client: QueryClient, name: string): Promise<Register | undefined> => {
  await client.refetchQueries({ queryKey: registersKey, exact: true }, { throwOnError: true });
  return registerOf(client, name);
};

/** A register of those already read; undefined when it is out of reach. */
export const registerOf = (client: QueryClient, name: string): Register | undefined =>
  client.getQueryData<readonly Register[]>(registersKey)?.find(({ definicao }) => definicao.name === name);
