import { vi } from 'vitest';
import type { FluxoDoConteudo } from '#schemas/shapes/fluxo.ts';
import type { DesenhoGuardado } from '#schemas/shapes/fluxo-desenho.ts';
import { runJobs } from '#server/base/jobs/run-jobs.ts';
import { workload } from '#server/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';

/** A world for flows, its own unless one is given, and what is done in it. */
export const openFlowWorld = async (given?: TestApp) => {
  const server = given ?? (await startTestApp());
  const [admin, helena, rafael] = await Promise.all(
    ['admin', 'helena.pires', 'rafael.lins'].map((login) => server.as(login)),
  );
  if (!admin || !helena || !rafael) throw new Error('pessoas do mundo');
  const { pool, db } = server.platform.connection;
  const draw = (id: number, xml: string, revisao = 0) =>
    admin.put<DesenhoGuardado>(`fluxo/${id}/desenho`, { xml, revisao });
  const newFlow = async (codigo: string): Promise<number> =>
    (await admin.post<{ id: number }>('fluxo', { codigo, nome: codigo })).payload.id;
  return {
    server,
    admin,
    pool,
    draw,
    newFlow,
    /** The chief of CCL, and a person of it. */
    helena,
    rafael,
    idOf: async (table: string, column: string, value: string): Promise<number> => {
      const { rows } = await pool.query<{ id: number }>(
        `select id from registro.${table} where ${column} = $1`,
        [value],
      );
      return rows[0]?.id ?? 0;
    },
    papel: async (codigo: string, executantes: readonly object[]): Promise<number> => {
      const { payload, raw } = await admin.post<{ id: number }>('papel', {
        codigo,
        nome: codigo,
        executantes,
      });
      if (raw.statusCode !== 200 && raw.statusCode !== 201) throw new Error(raw.body);
      return payload.id;
    },
    /** A flow drawn and published. */
    published: async (codigo: string, xml: string): Promise<number> => {
      const id = await newFlow(codigo);
      const saved = await draw(id, xml);
      const { status, raw } = await admin.post(`fluxo/${id}/publicar`, { revisao: 1 });
      if (status !== 200) throw new Error(`${saved.raw.body} ${raw.body}`);
      return id;
    },
    /** What is concluded of a model, the usual one if none is said, starts it from now on. */
    starts: async (fluxoId: number, modelo = 'Comunicação Interna'): Promise<void> => {
      await pool.query(`update registro.modelo_documento set fluxo_iniciado = $1 where nome = $2`, [
        fluxoId,
        modelo,
      ]);
    },
    /**
     * The time that a content waits for comes now, by the clock of this world, whatever the one that the engine counts by says. With
     * the instance held, as the engine does: a job that looks at the old time meanwhile would put itself off after this.
     */
    timeComes: async (conteudoId: number): Promise<void> => {
      await pool.query(
        `with held as materialized (select id from fluxo_instancia where conteudo_id = $1 order by id for update)
         update fluxo_prazo z set vence = $2 from held where held.id = z.instancia_id`,
        [conteudoId, server.time.now],
      );
      await pool.query(
        `select graphile_worker.reschedule_jobs(array_agg(j.id), now()) from graphile_worker.jobs j
         where j.key in (select 'fluxo-prazo:' || z.instancia_id || ':' || z.execucao from fluxo_prazo z
           join fluxo_instancia i on i.id = z.instancia_id where i.conteudo_id = $1)`,
        [conteudoId],
      );
    },
    runJobs: () =>
      runJobs(pool, { db, ports: server.platform.ports, log: server.app.log }, { ...workload, schedule: '' }),
  };
};
export type FlowWorld = Awaited<ReturnType<typeof openFlowWorld>>;

export const flowOf = async (caller: Caller, id: number): Promise<FluxoDoConteudo> =>
  (await caller.get<FluxoDoConteudo>(`fluxo-conteudo/${id}`)).payload;

/** Waits until what the queue does shows. */
export const until = (
  caller: Caller,
  id: number,
  holds: (now: FluxoDoConteudo) => boolean,
): Promise<FluxoDoConteudo> =>
  vi.waitFor(
    async () => {
      const now = await flowOf(caller, id);
      if (!holds(now)) throw new Error(JSON.stringify(now));
      return now;
    },
    { timeout: 20_000, interval: 100 },
  );
export const open = ({ abertas }: FluxoDoConteudo) => abertas.map(({ nome }) => nome);
export const first = ({ abertas: [one] }: FluxoDoConteudo): number => one?.id ?? 0;
