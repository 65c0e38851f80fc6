import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Importacao, ImportacaoEscolhas } from '#schemas/shapes/importacao.ts';
import { saveFile } from '#src/data/download.ts';
import { http, httpFile } from '#src/data/http.ts';
import { queryString } from '#src/data/query-string.ts';
import { useRegister } from '../RegisterContext.tsx';

const everyMs = 1_500;

/** Whether a load is still at work. */
export const isRunning = ({ situacao }: Importacao): boolean =>
  situacao === 'NA_FILA' || situacao === 'EM_ANDAMENTO' || situacao === 'DESFAZENDO';

/** How a load stands, as a text of the screen. */
export const stateOf = ({ situacao, espera }: Importacao) =>
  espera ? (`carga.espera.${espera}` as const) : (`carga.situacao.${situacao}` as const);

/** The calls of the loads of this register. */
function useAddress(): (path: string, query?: Record<string, unknown>) => string {
  const { place } = useRegister();
  return (path, query) =>
    `${place.register.definicao.name}/${path}${queryString({ ...query, lugar: place.lugar })}`;
}

/** One load, asked again while it runs. */
export function useLoad(id: number | undefined) {
  const { resource } = useRegister();
  const address = useAddress();
  return useQuery({
    queryKey: [resource, 'carga', id],
    queryFn: async ({ signal }) =>
      (await http(address(`importacao/${String(id)}`), {
        signal,
        quiet: true,
        polling: true,
        ownDenial: true,
      })) as Importacao,
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? everyMs : false),
    meta: { ownError: true },
  });
}

/** The last loads; while one runs the list follows it. */
export function useLastLoads() {
  const { resource } = useRegister();
  const address = useAddress();
  return useQuery({
    queryKey: [resource, 'cargas'],
    queryFn: async ({ signal }) =>
      (await http(address('importacao', { pageSize: 10 }), {
        signal,
        quiet: true,
        polling: true,
        ownDenial: true,
      })) as Page<Importacao>,
    refetchInterval: ({ state }) => (state.data?.itens.some(isRunning) ? everyMs : false),
    meta: { ownError: true },
  });
}

interface Sent {
  readonly file: File;
  readonly choices: ImportacaoEscolhas;
  readonly dryRun: boolean;
}

/** Sends a file, to try it out or to load it; and takes a load back. */
export function useLoadActs() {
  const { resource } = useRegister();
  const address = useAddress();
  const client = useQueryClient();
  const settled = async (load: Importacao): Promise<void> => {
    client.setQueryData([resource, 'carga', load.id], load);
    await client.invalidateQueries({ queryKey: [resource, 'cargas'] });
    if (!load.simulada) await client.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
  const send = useMutation({
    mutationFn: async ({ file, choices, dryRun }: Sent) =>
      (await http(address('importar', { simular: dryRun ? 'true' : undefined }), {
        method: 'POST',
        body: choices,
        files: { arquivo: file },
        ownDenial: true,
      })) as Importacao,
    onSuccess: settled,
    meta: { ownError: true },
  });
  const cancel = useMutation({
    mutationFn: async (id: number) =>
      (await http(address(`importacao/${id}/cancelar`), { method: 'POST', body: {} })) as Importacao,
    onSuccess: settled,
  });
  const undo = useMutation({
    mutationFn: async (id: number) =>
      (await http(address(`importacao/${id}/desfazer`), {
        method: 'POST',
        body: {},
        ownDenial: true,
      })) as Importacao,
    onSuccess: settled,
    meta: { ownError: true },
  });
  return { send, cancel, undo };
}

/** An empty sheet with the titles of what an import fills. */
export function useDownloadModel() {
  const address = useAddress();
  return useMutation({
    mutationFn: async () =>
      saveFile(await httpFile(address('exportar', { formato: 'xlsx', modelo: 'true' }), { ownDenial: true })),
  });
}

/** The wrong lines of a load, as a file with the reasons beside them. */
export function useDownloadWrong() {
  const address = useAddress();
  return useMutation({
    mutationFn: async (id: number) =>
      saveFile(await httpFile(address(`importacao/${id}/linhas-erradas`), { ownDenial: true })),
  });
}
