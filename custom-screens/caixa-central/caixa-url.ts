import { defined } from '#schemas/defined.ts';
import type { CaixaQuery } from '#schemas/shapes/caixa.ts';
import { filtrosMarcador } from '#schemas/marcador-cores.ts';
import {
  ordensDaAba,
  readOrders,
  writeOrders,
  type CampoOrdem,
  type OrdemCaixa,
} from '#schemas/ordens-caixa.ts';
import type { TabName } from '#src/conteudo/inbox-tabs.ts';
import { respostas, vigencias } from '#src/pesquisa/field-choices.ts';
import { pageSizes } from '#src/ui/page-numbers.ts';
import { agrupamentos, type Agrupamento } from './group-items.ts';
import { firstTab, searchIdOf, tabOf, tabs, type AnyTabName } from './tabs.ts';

/** Filters of a tab, as the address holds them; the first are the marks of the person. */
export const marcas = ['naoLidos', 'favoritos'] as const;
/** What the unit received and nobody has, on the tab of the unit. */
export const distribuicoes = ['aguardando'] as const;
export { respostas, vigencias };
export const prazos = ['atrasado', 'hoje', 'proximos'] as const;
export const prioridades = ['ALTA', 'NORMAL', 'BAIXA'] as const;
export const fases = ['0', '1'] as const;
export const estados = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '99'] as const;
export const especies = [
  'documento',
  'processo',
  'protocolo',
  'lote',
  'dossie',
  'peca',
  'formulario',
  'loteSolicitacoes',
  'solicitacao',
] as const;
/** What dossiers lack. */
export const pecas = ['FALTA', 'VENCIDA', 'A_VENCER'] as const;
/** Whose: only what is of the person. */
export const pessoas = ['eu'] as const;
/** Without groups, whatever the person chose before. */
export const semGrupos = 'nada';
/** Headings that the address remembers as closed, at the most. */
const mostClosed = 30;

export interface CaixaState {
  readonly type: AnyTabName;
  readonly query: string;
  readonly marca?: (typeof marcas)[number];
  readonly marcador?: (typeof filtrosMarcador)[number];
  readonly distribuicao?: (typeof distribuicoes)[number];
  readonly prazo?: (typeof prazos)[number];
  readonly resposta?: (typeof respostas)[number];
  readonly pecas?: (typeof pecas)[number];
  readonly vigencia?: (typeof vigencias)[number];
  readonly prioridade?: (typeof prioridades)[number];
  readonly fase?: (typeof fases)[number];
  /** Where it stands in its life; without it, the tabs of the unit show what is in use. */
  readonly estado?: (typeof estados)[number];
  readonly especie?: (typeof especies)[number];
  readonly pessoa?: (typeof pessoas)[number];
  /** The newest first where there is none. */
  readonly ordem: readonly OrdemCaixa[];
  /** Absent, as the person chose last. */
  readonly agrupar?: Agrupamento | typeof semGrupos;
  /** Keys of the headings that are closed. */
  readonly fechados: readonly string[];
  readonly start: number;
  readonly pageSize: number;
  /** Key of the item being read. */
  readonly item?: string;
}

/** Filters with a choice among some, by the names that they have in the address and in the question. */
const chosenFilters = [
  'marca',
  'marcador',
  'distribuicao',
  'prazo',
  'resposta',
  'pecas',
  'vigencia',
  'prioridade',
  'fase',
  'estado',
  'especie',
  'pessoa',
] as const;
export type ChosenFilter = (typeof chosenFilters)[number];

/** What a filter bar changes. */
export type CaixaFilters = Pick<CaixaState, 'query' | ChosenFilter>;

/** Those that are in use. */
const inUse = (state: CaixaFilters): Pick<CaixaState, ChosenFilter> =>
  Object.fromEntries(
    chosenFilters.flatMap((name) => (state[name] === undefined ? [] : [[name, state[name]]])),
  );

const oneOf = <T extends string>(values: readonly T[], written: string | null): T | undefined =>
  values.find((value) => value === written);

const positive = (written: string | null): number | undefined => {
  const value = Number(written);
  return written !== null && Number.isInteger(value) && value > 0 ? value : undefined;
};

/** Reads the address; what it does not know is as if it were not there. */
export const readCaixa = (params: URLSearchParams, pageSize: number): CaixaState => {
  const type = typeOf(params.get('type'));
  const size = positive(params.get('pageSize'));
  return {
    type,
    ...filtersOf(type, params),
    agrupar: oneOf([...agrupamentos, semGrupos], params.get('agrupar')),
    fechados: params.getAll('fechado').slice(0, mostClosed),
    start: positive(params.get('start')) ?? 1,
    pageSize: pageSizes.find((each) => each === size) ?? pageSize,
    item: params.get('item') ?? undefined,
  };
};

const typeOf = (written: string | null): AnyTabName => {
  const named = oneOf(
    tabs.map(({ name }) => name),
    written,
  );
  if (named) return named;
  return written !== null && /^pesquisa-[1-9]\d{0,8}$/.test(written) ? (written as AnyTabName) : firstTab;
};

const isTab = (type: AnyTabName): type is TabName => searchIdOf(type) === undefined;

/** What narrows and orders a tab; a saved search has its own, under its name. */
const filtersOf = (type: AnyTabName, params: URLSearchParams): CaixaFilters & Pick<CaixaState, 'ordem'> => {
  if (!isTab(type)) return { query: '', ordem: [] };
  return {
    query: params.get('query') ?? '',
    marca: oneOf(marcas, params.get('marca')),
    marcador: oneOf(filtrosMarcador, params.get('marcador')),
    distribuicao: type === 'unidade' ? oneOf(distribuicoes, params.get('distribuicao')) : undefined,
    prazo: oneOf(prazos, params.get('prazo')),
    resposta: oneOf(respostas, params.get('resposta')),
    pecas: oneOf(pecas, params.get('pecas')),
    vigencia: oneOf(vigencias, params.get('vigencia')),
    prioridade: tabOf(type).tramite ? oneOf(prioridades, params.get('prioridade')) : undefined,
    fase: oneOf(fases, params.get('fase')),
    estado: oneOf(estados, params.get('estado')),
    especie: oneOf(especies, params.get('especie')),
    pessoa: oneOf(pessoas, params.get('pessoa')),
    ordem: readOrders(params.get('ordem')).filter(({ campo, desce }) =>
      waysOf(type, campo).includes(desce ? 'desce' : 'sobe'),
    ),
  };
};

/** In which ways a tab may be ordered by a column. */
export const waysOf = (type: AnyTabName, campo: CampoOrdem): readonly ('sobe' | 'desce')[] =>
  (isTab(type) ? ordensDaAba[type][campo] : undefined) ?? [];

/** Writes the address: only what departs from the beginning is said, besides the tab. */
export const writeCaixa = (state: CaixaState, pageSize: number): URLSearchParams => {
  const params = new URLSearchParams({ type: state.type });
  const { query, ordem, start, item } = state;
  const values = {
    query,
    ...inUse(state),
    ordem: writeOrders(ordem),
    agrupar: state.agrupar,
    start: start === 1 ? undefined : String(start),
    pageSize: state.pageSize === pageSize ? undefined : String(state.pageSize),
    item,
  };
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') params.set(name, value);
  for (const key of state.fechados) params.append('fechado', key);
  return params;
};

/** The question to the server; a saved search has its own. */
export const caixaQuery = (state: CaixaState): CaixaQuery => {
  const sort = state.ordem.map(({ campo, desce }) => `${campo},${desce ? 'desc' : 'asc'}`);
  const { fase, estado, ...chosen } = inUse(state);
  return {
    aba: isTab(state.type) ? state.type : undefined,
    start: state.start,
    pageSize: state.pageSize,
    q: state.query.trim() === '' ? undefined : state.query.trim(),
    ...chosen,
    ...defined({
      fase: fase === undefined ? undefined : Number(fase),
      estado: estado === undefined ? undefined : Number(estado),
    }),
    sort: sort.length === 0 ? undefined : sort,
  };
};

/** How many filters are in use, the text of the search among them. */
export const countFilters = (state: CaixaFilters): number =>
  Object.keys(inUse(state)).length + (state.query.trim() === '' ? 0 : 1);

/** Asks for what is of the person, or of one kind within a tab: a saved search has no words for it. */
export const ofOnePerson = ({ marca, marcador, especie, pessoa }: CaixaFilters): boolean =>
  [marca, marcador, especie, pessoa].some((value) => value !== undefined);
