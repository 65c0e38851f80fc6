import type { CaixaQuery } from '#schemas/generated.ts';
import { inboxSorts } from '#src/conteudo/inbox-sorts.ts';
import type { TabName } from '#src/conteudo/inbox-tabs.ts';
import { coresMarcador } from '#src/conteudo/marcador-cores.ts';
import { pageSizes } from '#src/ui/Pager.tsx';
import { firstTab, tabOf, tabs } from './tabs.ts';

/** Filters of a tab, as the address holds them; the first are the marks of the person. */
export const marcas = ['naoLidos', 'favoritos'] as const;
/** Colours of a marker, and any of them. */
export const marcadores = ['qualquer', ...coresMarcador] as const;
/** What the unit received and nobody has, on the tab of the unit. */
export const distribuicoes = ['aguardando'] as const;
export const prazos = ['atrasado', 'hoje', 'proximos'] as const;
export const prioridades = ['ALTA', 'NORMAL', 'BAIXA'] as const;
export const fases = ['0', '1'] as const;
/** Orders offered; `padrao` is the newest first. */
export const ordens = ['padrao', 'antigos', 'prazo', 'assunto'] as const;

export interface CaixaState {
  readonly type: TabName;
  readonly query: string;
  readonly marca?: (typeof marcas)[number];
  readonly marcador?: (typeof marcadores)[number];
  readonly distribuicao?: (typeof distribuicoes)[number];
  readonly prazo?: (typeof prazos)[number];
  readonly prioridade?: (typeof prioridades)[number];
  readonly fase?: (typeof fases)[number];
  readonly ordem: (typeof ordens)[number];
  readonly start: number;
  readonly pageSize: number;
  /** Key of the item being read. */
  readonly item?: string;
}

/** What a filter bar changes. */
export type CaixaFilters = Pick<
  CaixaState,
  'query' | 'marca' | 'marcador' | 'distribuicao' | 'prazo' | 'prioridade' | 'fase'
>;

const oneOf = <T extends string>(values: readonly T[], written: string | null): T | undefined =>
  values.find((value) => value === written);

const positive = (written: string | null): number | undefined => {
  const value = Number(written);
  return written !== null && Number.isInteger(value) && value > 0 ? value : undefined;
};

/** Reads the address; what it does not know is as if it were not there. */
export const readCaixa = (params: URLSearchParams, pageSize: number): CaixaState => {
  const type =
    oneOf(
      tabs.map(({ name }) => name),
      params.get('type'),
    ) ?? firstTab;
  const size = positive(params.get('pageSize'));
  const prioridade = tabOf(type).tramite ? oneOf(prioridades, params.get('prioridade')) : undefined;
  return {
    type,
    query: params.get('query') ?? '',
    marca: oneOf(marcas, params.get('marca')),
    marcador: oneOf(marcadores, params.get('marcador')),
    distribuicao: type === 'unidade' ? oneOf(distribuicoes, params.get('distribuicao')) : undefined,
    prazo: oneOf(prazos, params.get('prazo')),
    prioridade,
    fase: oneOf(fases, params.get('fase')),
    ordem: oneOf(ordens, params.get('ordem')) ?? 'padrao',
    start: positive(params.get('start')) ?? 1,
    pageSize: pageSizes.find((each) => each === size) ?? pageSize,
    item: params.get('item') ?? undefined,
  };
};

/** Writes the address: only what departs from the beginning is said, besides the tab. */
export const writeCaixa = (state: CaixaState, pageSize: number): URLSearchParams => {
  const params = new URLSearchParams({ type: state.type });
  const { query, marca, marcador, distribuicao, prazo, prioridade, fase, ordem, start, item } = state;
  const values = {
    query,
    marca,
    marcador,
    distribuicao,
    prazo,
    prioridade,
    fase,
    ordem: ordem === 'padrao' ? undefined : ordem,
    start: start === 1 ? undefined : String(start),
    pageSize: state.pageSize === pageSize ? undefined : String(state.pageSize),
    item,
  };
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') params.set(name, value);
  return params;
};

/** The question to the server. */
export const caixaQuery = (state: CaixaState): CaixaQuery => {
  const sort = state.ordem === 'padrao' ? undefined : inboxSorts[state.ordem];
  return {
    aba: state.type,
    start: state.start,
    pageSize: state.pageSize,
    ...(state.query.trim() === '' ? {} : { q: state.query.trim() }),
    ...(state.marca === undefined ? {} : { marca: state.marca }),
    ...(state.marcador === undefined ? {} : { marcador: state.marcador }),
    ...(state.distribuicao === undefined ? {} : { distribuicao: state.distribuicao }),
    ...(state.prazo === undefined ? {} : { prazo: state.prazo }),
    ...(state.prioridade === undefined ? {} : { prioridade: state.prioridade }),
    ...(state.fase === undefined ? {} : { fase: Number(state.fase) }),
    ...(sort === undefined ? {} : { sort: [sort] }),
  };
};

/** How many filters are in use, the text of the search among them. */
export const countFilters = ({
  query,
  marca,
  marcador,
  distribuicao,
  prazo,
  prioridade,
  fase,
}: CaixaFilters): number =>
  [query.trim(), marca, marcador, distribuicao, prazo, prioridade, fase].filter(
    (value) => value !== undefined && value !== '',
  ).length;

/** Asks for the marks of the person: they change from day to day, and are not another's. */
export const ofOnePerson = ({ marca, marcador }: CaixaFilters): boolean =>
  marca !== undefined || marcador !== undefined;
