import type { Lote, LoteAberto, LoteFeito } from '#schemas/shapes/lote.ts';
import type { TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { unitId } from '#tests/setup/drafts.ts';

/** People of two units between whom lots go, in a world of their own. */
export interface LotWorld {
  readonly server: TestApp;
  readonly helena: Caller;
  /** Of CCL and its chief, who opens processes too. */
  readonly rafael: Caller;
  /** Of PGM. */
  readonly beatriz: Caller;
  readonly pgm: number;
  /** Lets some minutes go by: what came before is not what came after. */
  readonly later: () => void;
  readonly query: <T>(text: string, values?: unknown[]) => Promise<T[]>;
}

export const openLotWorld = async (): Promise<LotWorld> => {
  const server = await startTestApp();
  const helena = await server.as('helena.pires');
  return {
    server,
    helena,
    rafael: await server.as('rafael.lins'),
    beatriz: await server.as('beatriz.cordeiro'),
    pgm: await unitId(helena, 'PGM'),
    later: () => {
      server.time.now = new Date(server.time.now.getTime() + 60_000);
    },
    query: async <T>(text: string, values: unknown[] = []) =>
      (await server.platform.connection.pool.query(text, values)).rows as T[],
  };
};

const done = <T>(answer: Answer<T>): T => {
  if (answer.status !== 200) throw new Error(answer.raw.body);
  return answer.payload;
};

export const makeLot = async (
  caller: Caller,
  conteudoIds: readonly number[],
  assunto = 'Malote do dia',
): Promise<LoteFeito> => done(await caller.post<LoteFeito>('lote', { assunto, conteudoIds }));

export const readLot = async (caller: Caller, id: number): Promise<Lote> =>
  done(await caller.get<Lote>(`lote/${id}`));

export const sendLot = async (caller: Caller, conteudoId: number, unidadeId: number): Promise<number> =>
  done(await caller.post<TramiteEnviado>('tramite', { conteudoId, destino: { unidadeId } })).tramiteId;

/** Made and sent by one, and received by the other where it went. */
export const arrivedLot = async (
  from: Caller,
  to: Caller,
  unidadeId: number,
  ids: readonly number[],
): Promise<Lote> => {
  const { id } = await makeLot(from, ids);
  done(await to.put(`tramite/${await sendLot(from, id, unidadeId)}`));
  return readLot(to, id);
};

/** Opens it as it is now, with some refused. */
export const openLot = async (
  caller: Caller,
  id: number,
  recusados: readonly { readonly conteudoId: number; readonly motivo: string }[] = [],
): Promise<Answer<LoteAberto>> => {
  const { versao } = await readLot(caller, id);
  return caller.post<LoteAberto>(`lote/${id}/abrir`, { versao, recusados });
};

export const situationsOf = ({ itens }: Lote): string[] =>
  itens.map(({ id, situacao }) => `${id} ${situacao}`);
