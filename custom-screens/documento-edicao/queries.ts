import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { checkInApi } from '#schemas/api/check-in.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { AssinanteDeFora } from '#schemas/shapes/assinante.ts';
import type { Pessoa, Rotulo } from '#schemas/shapes/conteudo.ts';
import type { DestinoInterno } from '#schemas/shapes/destino.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { call, callFile } from '#src/data/call.ts';
import type { HttpFile } from '#src/data/http.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { draftOwnerOf } from '#src/session/draft-owner.ts';
import { getSession } from '#src/session/session-store.ts';
import { findCopia, type CopiaLocal } from './local-copy.ts';

/** How the draft was found when its screen opened. */
export type Entrada =
  | { readonly tipo: 'editar'; readonly documento: Documento; readonly copia: CopiaLocal | undefined }
  /** `copia`: what the person wrote and did not reach the server before another took it. */
  | { readonly tipo: 'ler'; readonly documento: Documento; readonly copia: CopiaLocal | undefined }
  | { readonly tipo: 'recusada'; readonly motivo: string | undefined };

const own = { ownDenial: true } as const;
const smallPage = 20;

/** Reads the draft, asks whether it may be written now, and takes it when it is free. */
const enter = async (id: number, signal: AbortSignal): Promise<Entrada> => {
  const [documento, edicao] = await Promise.all([
    call(documentoApi.consultar, { params: { a: id, b: 0 } }, { ...own, signal }),
    call(documentoApi.verificarEdicao, { params: { id } }, { ...own, signal }),
  ]);
  if (!edicao.permitida) {
    const taken = documento.fase === 0 && documento.checkIn.situacao === 2;
    const mayTake = documento.acoes.some(({ nome, permitida }) => nome === 'assumir' && permitida);
    return taken && mayTake ? opened('ler', documento) : { tipo: 'recusada', motivo: edicao.motivo };
  }
  if (documento.checkIn.situacao === 1) return opened('editar', documento);
  try {
    const checkIn = await call(checkInApi.assumirDocumento, { body: { id } }, own);
    return await opened('editar', { ...documento, checkIn });
  } catch (error) {
    // somebody took it between the two calls
    if (error instanceof HttpProblem && error.code === 'emUsoPorOutraPessoa') return enter(id, signal);
    throw error;
  }
};

const opened = async (tipo: 'editar' | 'ler', documento: Documento): Promise<Entrada> => {
  const session = getSession();
  const copia = session && (await findCopia(draftOwnerOf(session), documento));
  return { tipo, documento, copia };
};

/** The draft as it is at the moment of opening; never an older answer. */
export const useEntrada = (id: number): UseQueryResult<Entrada, HttpProblem> =>
  useQuery<Entrada, HttpProblem>({
    queryKey: ['minuta', id],
    queryFn: ({ signal }) => enter(id, signal),
    gcTime: 0,
    // not even when everything is read again: what is being written begins anew only when asked to
    staleTime: 'static',
    refetchOnReconnect: false,
    meta: { ownError: true },
  });

/** What changes on the server when signers change. */
export const readDocumento = (id: number): Promise<Documento> =>
  call(documentoApi.consultar, { params: { a: id, b: 0 } }, { ...own, quiet: true });

/** The draft as paper, made now. */
export const readMinutaPdf = (id: number): Promise<HttpFile> =>
  callFile(documentoApi.baixarMinuta, { params: { id } }, own);

export const searchClasses = async (q: string, signal: AbortSignal): Promise<Rotulo[]> =>
  (await call(documentoApi.classes, { query: { q, pageSize: smallPage } }, { ...own, signal, quiet: true }))
    .itens;

export const searchInteressados = async (q: string, signal: AbortSignal): Promise<Rotulo[]> =>
  (
    await call(
      documentoApi.interessados,
      { query: { q, pageSize: smallPage } },
      { ...own, signal, quiet: true },
    )
  ).itens;

export const searchPessoas = async (q: string, signal: AbortSignal): Promise<Pessoa[]> =>
  (
    await call(
      documentoApi.assinantesPossiveis,
      { query: { q, pageSize: smallPage } },
      { ...own, signal, quiet: true },
    )
  ).itens;

/** Accounts from outside that may be asked to sign a draft. */
export const searchDeFora = async (
  documentoId: number,
  q: string,
  signal: AbortSignal,
): Promise<AssinanteDeFora[]> =>
  (await call(documentoApi.assinantesDeFora, { query: { documentoId, q } }, { ...own, signal, quiet: true }))
    .itens;

export const searchDestinos = async (q: string, signal: AbortSignal): Promise<DestinoInterno[]> => {
  const { itens } = await call(
    tramiteApi.destinos,
    { query: { q, pageSize: smallPage } },
    { ...own, signal, quiet: true },
  );
  return itens.map(({ unidade, usuario }) => (usuario ? { unidade, usuario } : { unidade }));
};
