import { defined } from '#schemas/defined.ts';
import { contentRoute } from '#schemas/content-route.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';

/** Where a content is read; without its kind, a document. */
export const consultaPath = (id: number, tipo: number = tipoConteudo.documento): string =>
  `/${contentRoute(tipo, `consulta/${id}`)}`;

/** Where a draft is written. */
export const edicaoPath = (id: number, tipo: number = tipoConteudo.documento): string =>
  `/${contentRoute(tipo, `edicao/${id}`)}`;

/** Where a document is made from a content, and tied to it. */
export const vinculadoPath = (id: number): string => `/principal/documento/cadastro?idContent=${id}`;

/** Where a content is answered, by a document tied to it. */
export const respostaPath = (id: number): string =>
  `/principal/documento/cadastro?idContent=${id}&resposta=true`;

/** Where a person signs one document. */
export const assinaturaPath = (id: number): string => `/principal/documento/assinatura/${id}`;

/** Where an attachment in XML is signed with a certificate, and its signatures are checked. */
export const assinaturaAnexoPath = (id: number, anexo: number, tipo: number): string =>
  `/principal/${tipo === tipoConteudo.processo ? 'processo' : 'documento'}/assinatura/${id}/${anexo}`;

/** Where one content, or several, are forwarded. */
export const tramitePath = (ids: readonly number[], tipo: number = tipoConteudo.documento): string =>
  ids.length === 1
    ? `/${contentRoute(tipo, `tramite/${ids[0]}/encaminhar`)}`
    : `/principal/tramite?ids=${ids.join(',')}`;

/** Where others are let know of one content, by copies. */
export const conhecimentoPath = (id: number, tipo: number): string =>
  `/${contentRoute(tipo, `tramite/${id}/conhecimento`)}`;

/** Where the pieces of a process are put together as one file. */
export const imprimirPecasPath = (id: number): string => `/principal/processo/imprimir/documentos/${id}`;

/** Where a process is opened as part of another. */
export const subprocessoPath = (id: number): string => `/principal/processo/cadastro?subprocessoDe=${id}`;

/** Where it is said when a process is opened again; one of its days, or all of them. */
export const recorrentePath = (id: number, recorrencia = 0): string =>
  `/principal/processo/recorrente/${id}/${recorrencia}`;

/** The central inbox, at one of its tabs. */
export const caixaPath = (type?: string, filter: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams({ ...defined({ type }), ...filter }).toString();
  return `/principal/caixa-central${query === '' ? '' : `?${query}`}`;
};

/** The acts that the person asked over several contents, or one of them. */
export const atoEmLotePath = (id?: number): string =>
  `/principal/caixa-central/atos-em-lote${id === undefined ? '' : `/${id}`}`;

/** Where a request to remove a content is read and decided. */
export const solicitacaoExclusaoPath = (exclusaoId: number, id: number, tipo: number): string =>
  `/principal/caixa-central/solicitacao-exclusao/${exclusaoId}/${id}/${tipo}`;

/**
 * What opening an item of a list means: a draft that may be written is written, a request of removal that waits for this person
 * is decided, all else is read.
 */
export const openPath = ({
  id,
  tipo,
  fase,
  acoes,
  exclusaoId,
}: Pick<ItemCaixa, 'id' | 'tipo' | 'fase' | 'acoes' | 'exclusaoId'>): string => {
  if (exclusaoId !== undefined && acoes.includes('aprovarExclusao'))
    return solicitacaoExclusaoPath(exclusaoId, id, tipo);
  return fase === 0 && acoes.includes('editar') ? edicaoPath(id, tipo) : consultaPath(id, tipo);
};

/** The server names addresses without the base path and without the first slash. */
export const rotaPath = (rota: string): string => (rota.startsWith('/') ? rota : `/${rota}`);
