import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { checkInApi } from '#schemas/api/check-in.ts';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { DestinoPedido } from '#schemas/shapes/destino.ts';
import type { MarcarPedido } from '#schemas/shapes/marcador.ts';
import { kindCalls } from '#src/conteudo/atos/kind-calls.ts';
import { call } from '#src/data/call.ts';
import { text } from '#src/i18n/text.ts';
import type { NotedAct } from '#src/conteudo/noted-acts.ts';
import type { ActKey } from '#src/conteudo/act-names.ts';
import { putMarker, removeMarker, restoreMarkers, type MarcadorEscrito } from './markers.ts';
import { runEach } from './run-each.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { inCalls } from './in-calls.ts';

/** Marks contents for the person alone: so many in a call, all of them or none. */
const markAll =
  (marks: Omit<MarcarPedido, 'ids'>) =>
  async (items: readonly ItemCaixa[]): Promise<readonly ResultadoItem[]> => {
    await inCalls(items, (ids) =>
      call(caixaCentralApi.marcar, { body: { ids, ...marks } }, { ownDenial: true }),
    );
    return items.map((item) => ({ id: item.id, ok: true, rotulo: itemName(item) }));
  };

type Results = readonly ResultadoItem[];
type Items = readonly ItemCaixa[];

/** What a person answered before an act. */
export interface Asked {
  readonly motivo?: string | undefined;
  /** To whom it is given. */
  readonly usuarioId?: number;
  /** The archive to which it goes. */
  readonly unidadeId?: number;
  /** Where it is sent on to. */
  readonly destino?: DestinoPedido;
  readonly marcador?: MarcadorEscrito;
}

/**
 * An act of the inbox, on one item or on a selection: used by button, menu and key alike. Over several the server does it,
 * and so one that has no way of its own for a single item.
 */
export interface CaixaAct {
  readonly name: ActKey;
  readonly accepts: (item: ItemCaixa) => boolean;
  /** Does it to one item. */
  readonly perform?: (items: Items, asked: Asked) => Promise<Results>;
  /** The act that the settings may want confirmed with a note: itself, or the one that it begins with. */
  readonly noted?: NotedAct;
  /** What is asked before: a confirmation, or a reason with it, or a marker, or to whom it is given, or where it goes. */
  readonly asks?: 'confirmacao' | 'motivo' | 'justificativa' | 'marcador' | 'pessoa' | 'destino' | 'arquivo';
  /** Of few units: left out of the bar where nothing of what is selected accepts it. */
  readonly rare?: true;
  /** Its own call takes many items: the server has no batch of it. */
  readonly many?: true;
  /** Takes it back for the items where it was done. */
  readonly undo?: (items: Items, asked: Asked) => Promise<Results>;
  /** Leads to the screen of forwarding: with all of them, or with those that `perform` did before. */
  readonly leads?: 'tramite';
}

const offers =
  (name: string) =>
  ({ acoes }: ItemCaixa): boolean =>
    acoes.includes(name);

// the reason of each refusal is shown item by item, so a 403 is not a reason to leave the screen
const own = { ownDenial: true } as const;

/** Receives, or takes notice of copies: the server gives a result for each forwarding. */
const receive = async (items: Items, { motivo }: Asked): Promise<Results> => {
  const ids = items.flatMap(({ tramiteId }) => (tramiteId === undefined ? [] : [tramiteId]));
  const { resultados } = await call(
    tramiteApi.receberSelecionados,
    { body: { ids, motivo: motivo || undefined } },
    own,
  );
  return resultados.map((result) => ({
    ...result,
    id: items.find(({ tramiteId }) => tramiteId === result.id)?.id ?? result.id,
  }));
};

/** Puts back on their way the forwardings that were received. */
const unreceive = (items: Items): Promise<Results> =>
  runEach(items, ({ tramiteId = 0 }) =>
    call(tramiteApi.desfazerRecebimento, { params: { id: tramiteId } }, own),
  );

const rescue = (items: Items): Promise<Results> =>
  runEach(items, ({ tramiteId = 0 }) =>
    call(tramiteApi.desfazer, { params: { id: tramiteId }, body: {} }, own),
  );
const giveBack = (items: Items): Promise<Results> =>
  runEach(items, ({ id }) => call(tramiteApi.devolver, { body: { conteudoId: id } }, own));
const sendOn = (items: Items, { destino, motivo }: Asked): Promise<Results> =>
  runEach(items, async ({ tramiteId = 0 }) => {
    if (!destino) throw new Error('sem destino');
    await call(
      tramiteApi.redirecionar,
      { params: { id: tramiteId }, body: { destino, motivo: motivo || undefined } },
      own,
    );
  });
const take = (items: Items): Promise<Results> =>
  runEach(items, ({ id, tipo }) => call(kindCalls(tipo).assumir, { body: { id } }, own));
const release = (items: Items): Promise<Results> =>
  runEach(items, ({ id }) => call(checkInApi.liberar, { params: { id } }, own));
const follow = (items: Items): Promise<Results> =>
  runEach(items, ({ id }) => call(caixaCentralApi.acompanhar, { params: { id } }, own));
const unfollow = (items: Items): Promise<Results> =>
  runEach(items, ({ id }) => call(caixaCentralApi.deixarDeAcompanhar, { params: { id } }, own));

/** The acts that lists are for. */
const ownActs = [
  { name: 'receber', accepts: offers('receber'), perform: receive, undo: unreceive, noted: 'receber' },
  {
    name: 'receberETramitar',
    accepts: offers('receber'),
    perform: receive,
    leads: 'tramite',
    noted: 'receber',
  },
  { name: 'tramitar', accepts: offers('tramitar'), leads: 'tramite' },
  { name: 'distribuir', accepts: offers('distribuir'), asks: 'pessoa', rare: true },
  {
    name: 'redirecionar',
    accepts: offers('redirecionar'),
    asks: 'destino',
    perform: sendOn,
    rare: true,
    many: true,
  },
  { name: 'devolver', accepts: offers('devolver'), perform: giveBack },
  { name: 'tomarCiencia', accepts: offers('tomarCiencia'), perform: receive, noted: 'tomarCiencia' },
  { name: 'resgatar', accepts: offers('resgatar'), perform: rescue },
  { name: 'assumir', accepts: offers('assumir'), perform: take, undo: release },
  { name: 'liberar', accepts: offers('liberar'), perform: release, undo: take },
  { name: 'acompanhar', accepts: ({ acompanhado }) => !acompanhado, perform: follow, undo: unfollow },
  {
    name: 'deixarDeAcompanhar',
    accepts: ({ acompanhado }) => acompanhado,
    perform: unfollow,
    undo: follow,
  },
  {
    name: 'favoritar',
    accepts: ({ favorito }) => !favorito,
    perform: markAll({ favorito: true }),
    undo: markAll({ favorito: false }),
    many: true,
  },
  {
    name: 'desfavoritar',
    accepts: ({ favorito }) => favorito,
    perform: markAll({ favorito: false }),
    undo: markAll({ favorito: true }),
    many: true,
  },
  {
    name: 'marcarLido',
    accepts: ({ lido }) => !lido,
    perform: markAll({ lido: true }),
    undo: markAll({ lido: false }),
    many: true,
  },
  {
    name: 'marcarNaoLido',
    accepts: ({ lido }) => lido,
    perform: markAll({ lido: false }),
    undo: markAll({ lido: true }),
    many: true,
  },
  {
    name: 'marcar',
    accepts: () => true,
    asks: 'marcador',
    perform: putMarker,
    undo: (items, { marcador }) => restoreMarkers(items, marcador?.alcance ?? 'PESSOAL'),
    many: true,
  },
  {
    name: 'tirarMarcador',
    accepts: ({ marcadores }) => marcadores.some(({ alcance }) => alcance === 'PESSOAL'),
    perform: removeMarker('PESSOAL'),
    undo: (items) => restoreMarkers(items, 'PESSOAL'),
    many: true,
  },
  {
    name: 'tirarMarcadorUnidade',
    accepts: ({ marcadores }) => marcadores.some(({ alcance }) => alcance === 'UNIDADE'),
    perform: removeMarker('UNIDADE'),
    undo: (items) => restoreMarkers(items, 'UNIDADE'),
    many: true,
  },
] as const satisfies readonly CaixaAct[];

/** Acts of the page of a content that a selection may be asked for too. */
const contentActs = [
  { name: 'concluir', accepts: offers('concluir'), asks: 'confirmacao' },
  { name: 'finalizar', accepts: offers('finalizar'), noted: 'finalizar' },
  { name: 'reativarFinalizar', accepts: offers('reativarFinalizar') },
  { name: 'enviarAoArquivo', accepts: offers('enviarAoArquivo'), asks: 'arquivo' },
  { name: 'arquivar', accepts: offers('arquivar'), asks: 'confirmacao' },
  { name: 'devolverDoArquivo', accepts: offers('devolverDoArquivo'), asks: 'motivo' },
  { name: 'encerrarConsulta', accepts: offers('encerrarConsulta'), asks: 'confirmacao' },
  { name: 'desarquivar', accepts: offers('desarquivar'), asks: 'motivo' },
  { name: 'publicar', accepts: offers('publicar'), asks: 'confirmacao' },
  { name: 'tornarImpublicavel', accepts: offers('tornarImpublicavel'), asks: 'motivo' },
  { name: 'tornarPublicavel', accepts: offers('tornarPublicavel') },
  { name: 'reverterMinuta', accepts: offers('reverterMinuta'), asks: 'motivo' },
  { name: 'reativarCancelar', accepts: offers('reativarCancelar') },
  { name: 'cancelar', accepts: offers('cancelar'), asks: 'motivo' },
  { name: 'retirarPedidoExclusao', accepts: offers('retirarPedidoExclusao') },
  { name: 'solicitarExclusao', accepts: offers('solicitarExclusao'), asks: 'motivo' },
  { name: 'recusarExclusao', accepts: offers('recusarExclusao'), asks: 'justificativa' },
  { name: 'aprovarExclusao', accepts: offers('aprovarExclusao'), asks: 'confirmacao' },
  { name: 'excluir', accepts: offers('excluir'), asks: 'confirmacao' },
] as const satisfies readonly CaixaAct[];

/** Every act of the inbox, in the order of "Mais ações". */
export const caixaActs: readonly (CaixaAct & { readonly name: CaixaActName })[] = [
  ...ownActs,
  ...contentActs,
];

/** An act that the inbox has a word for when nothing accepts it. */
export type OwnActName = (typeof ownActs)[number]['name'];
/** Name of an act that the inbox performs. */
export type CaixaActName = OwnActName | (typeof contentActs)[number]['name'];

export const isOwnAct = (name: CaixaActName): name is OwnActName => ownActs.some((act) => act.name === name);

/** Why nothing of what is selected accepts an act. */
export const whyNone = (name: CaixaActName): string =>
  isOwnAct(name) ? text(`caixa.porque.${name}`) : text('atoEmLote.porque');

export const actOf = (name: CaixaActName): CaixaAct => {
  const found = caixaActs.find((act) => act.name === name);
  if (!found) throw new Error(`ato desconhecido: ${name}`);
  return found;
};
