import pg from 'pg';
import { median } from './report/statistics.ts';

/** What the statistics of a flow cost over what was done in it. */
export interface StatisticsFigures {
  readonly finished: number;
  /** Milliseconds of a request, one at a time. */
  readonly p50: number;
  /** Rows of the table of times that one request reads, and of the activities themselves. */
  readonly times: number;
  readonly activities: number;
}

interface Asked {
  readonly connection: pg.ClientConfig;
  readonly port: number;
  /** Somebody who answers for the flows. */
  readonly token: string;
  readonly finished: number;
}

const steps = 8;
const requests = 5;

/** Fills a flow of eight steps with that many finished activities over three years, and asks how it goes. */
export const measureStatistics = async (asked: Asked): Promise<StatisticsFigures> => {
  const client = new pg.Client(asked.connection);
  await client.connect();
  try {
    const id = await load(client, asked.finished);
    const headers = { authorization: `Bearer ${asked.token}` };
    const ask = async (): Promise<number> => {
      const began = performance.now();
      const answer = await fetch(`http://127.0.0.1:${asked.port}/ws/api/fluxo-estatistica/${id}`, {
        headers,
      });
      const { payload } = (await answer.json()) as { payload: { elementos: { feitas: number }[] } };
      const found = payload.elementos.reduce((sum, { feitas }) => sum + feitas, 0);
      if (found !== asked.finished) throw new Error(`${found} of ${asked.finished} were counted`);
      return performance.now() - began;
    };
    const before = await rowsRead(client);
    const took: number[] = [];
    for (let n = 0; n < requests; n++) took.push(await ask());
    const after = await told(client, before.times + asked.finished * requests);
    return {
      finished: asked.finished,
      p50: median(took),
      times: (after.times - before.times) / requests,
      activities: (after.activities - before.activities) / requests,
    };
  } finally {
    await client.end();
  }
};

const load = async (client: pg.Client, finished: number): Promise<number> => {
  await client.query('set synchronous_commit = off; set session_replication_role = replica');
  const { rows } = await client.query<{ id: number; versao: number }>(
    `with f as (insert into registro.fluxo (codigo, nome, ativo, criado_em, criado_por)
        values ('MEDIDA-' || $1::int, 'Medida de ' || $1::int, true, now(), (select min(id) from registro.usuario)) returning id)
     insert into fluxo_versao (fluxo_id, numero, xml, plano, motor, publicada_em, publicada_por)
     select id, 1, $2, $3, '', now(), (select min(id) from registro.usuario) from f returning fluxo_id as id, id as versao`,
    [finished, xml(), JSON.stringify({ elementos: {} })],
  );
  const { id = 0, versao = 0 } = rows[0] ?? {};
  await client.query(
    `insert into fluxo_instancia (versao_id, conteudo_id, situacao, iniciador_id, iniciador_unidade_id, autor, evento_id,
        iniciada_em, terminada_em)
     select $1, $1::bigint * -10000000 - n, case when n % 20 = 0 then 'CANCELADA' else 'CONCLUIDA' end, 1, 1, '{}', $1::bigint * -10000000 - n, em, em + interval '9 days'
     from generate_series(1, $2::int / ${steps}) n, lateral (select now() - make_interval(days => 10 + n % 1100) as em) x`,
    [versao, finished],
  );
  await client.query(
    `insert into fluxo_tempo (versao_id, elemento, dia, segundos, atrasada)
     select $1, 't' || n % ${steps}, current_date - 1 - (n / ${steps}) % 1100,
       (exp(random() * 9) * (1 + n % ${steps}) * 20)::int, case when n % 3 = 0 then n % 30 = 0 end
     from generate_series(1, $2::int) n`,
    [versao, finished],
  );
  await client.query('analyze fluxo_tempo, fluxo_instancia');
  return id;
};

const xml = (): string => {
  const ids = Array.from({ length: steps }, (_, n) => `t${n}`);
  return `<?xml version="1.0" encoding="UTF-8"?><bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" id="D" targetNamespace="https://malote.org"><bpmn:process id="P" isExecutable="true">${ids
    .map((id) => `<bpmn:userTask id="${id}" name="Etapa ${id}"/>`)
    .join('')}</bpmn:process></bpmn:definitions>`;
};

interface Rows {
  readonly times: number;
  readonly activities: number;
}

/** Rows that every session took from the tables since they are counted. */
const rowsRead = async (client: pg.Client): Promise<Rows> => {
  const { rows } = await client.query<Rows>(
    `select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) filter (where relname = 'fluxo_tempo'), 0)::float8 as times,
       coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) filter (where relname = 'fluxo_atividade'), 0)::float8 as activities
     from pg_stat_user_tables`,
  );
  return rows[0] ?? { times: 0, activities: 0 };
};

/** The same, once the sessions have told what they read, which they do a while after. */
const told = async (client: pg.Client, least: number): Promise<Rows> => {
  const until = performance.now() + 30_000;
  for (;;) {
    const now = await rowsRead(client);
    if (now.times >= least || performance.now() > until) return now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
