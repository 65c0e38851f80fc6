import type { Page } from '#schemas/api/endpoint.ts';
import type { EtapaPercurso } from '#schemas/shapes/percurso.ts';
import type { ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import type { Caller } from '#tests/setup/app.ts';

/** Wide enough for the whole world of the tests. */
export const period = { inicio: '2024-12-01', fim: '2026-12-31' };

export const readReport = async (caller: Caller, nome: string, more = ''): Promise<Relatorio> =>
  (await caller.get<Relatorio>(`relatorio?nome=${nome}&inicio=${period.inicio}&fim=${period.fim}${more}`))
    .payload;

/** What the person finds by the advanced search with the same filter. */
export const searched = async (caller: Caller, filter: object = {}): Promise<readonly ItemPesquisa[]> => {
  const found: ItemPesquisa[] = [];
  for (let start = 1; ; start += 1) {
    const { payload } = await caller.post<Page<ItemPesquisa>>(
      `pesquisa-avancada/pesquisar?pageSize=100&start=${start}`,
      { casoDeUso: 'Todos', json: { pesquisarFiltro: { fase: 2, dataCriacao: period, ...filter } } },
    );
    found.push(...payload.itens);
    if (found.length >= payload.total || payload.itens.length === 0) return found;
  }
};

/** What the routes of some contents tell of each unit. */
interface OfUnit {
  readonly days: number[];
  here: number;
  kept: number;
  late: number;
  running: number;
}

const dayLength = 86_400_000;

/** The same numbers as the reports, read one content at a time from the routes that the person may open. */
export const fromRoutes = async (
  caller: Caller,
  items: readonly ItemPesquisa[],
  now: Date,
): Promise<ReadonlyMap<string, OfUnit>> => {
  const units = new Map<string, OfUnit>();
  for (const { id, estado } of items) {
    const { payload } = await caller.post<Page<EtapaPercurso>>('tramite/percurso', { conteudoId: id });
    const received = payload.itens.filter(({ recebida }) => recebida);
    for (const stage of payload.itens) {
      const unit = units.get(String(stage.unidade.id)) ?? { days: [], here: 0, kept: 0, late: 0, running: 0 };
      units.set(String(stage.unidade.id), unit);
      if (stage.recebida) {
        const last = stage === received.at(-1);
        const end = stage.ate === undefined ? now : new Date(stage.ate);
        // where the life of a content ended, its route goes on counting
        if (!last || estado === 0) unit.days.push((end.getTime() - Date.parse(stage.desde)) / dayLength);
        else unit.days.push(Number.NaN);
        if (last && estado === 0) unit.here += 1;
      }
      count(unit, stage);
    }
  }
  return units;
};

const count = (unit: OfUnit, stage: EtapaPercurso): void => {
  const { atrasos = [], redirecionada, recebida } = stage;
  const has: readonly (readonly [boolean, 'RECEBER' | 'DEVOLVER' | 'RESPONDER', boolean])[] = [
    [stage.prazo !== undefined, 'RECEBER', recebida || redirecionada !== undefined],
    [
      stage.retornoObrigatorio && stage.prazoRetorno !== undefined && !redirecionada,
      'DEVOLVER',
      stage.devolvidoEm !== undefined,
    ],
    [
      stage.pedeResposta === true && stage.prazoResposta !== undefined && !redirecionada,
      'RESPONDER',
      stage.respondidaEm !== undefined,
    ],
  ];
  for (const [asked, kind, done] of has) {
    if (!asked) continue;
    if (atrasos.includes(kind)) unit.late += 1;
    else if (done) unit.kept += 1;
    else unit.running += 1;
  }
};

/** The middle of some numbers, to a decimal. */
export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
  return Math.round(((low + high) / 2) * 10) / 10;
};
