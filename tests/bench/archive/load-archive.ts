import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

export interface LoadedArchive {
  readonly documents: number;
  readonly seconds: number;
  readonly megabytes: number;
  /** Documents of all years that everybody of the first organisation may read; the first has five hundred acts. */
  readonly documentIds: readonly number[];
  /** A process of two thousand pieces, that the first organisation reads. */
  readonly processId: number;
  /** What people type in the header: frequent and rare words, several words, numbers. */
  readonly searches: readonly string[];
  /** A unit of the first organisation, where documents of every year were made. */
  readonly unitId: number;
}

/** Tables that the archive fills. */
const tables = [
  'conteudo',
  'conteudo_acesso',
  'acompanhamento',
  'documento',
  'documento_versao',
  'documento_assinante',
  'tramite',
  'evento',
  'evento_cadeia',
  'processo',
  'processo_volume',
  'peca',
  'fluxo_instancia',
  'fluxo_atividade',
  'fluxo_atividade_candidato',
];

/** Fills a copy of the demonstration with an archive of that many documents. Two loads of the same size are equal. */
export const loadArchive = async (connection: pg.ClientConfig, documents: number): Promise<LoadedArchive> => {
  const began = performance.now();
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`set synchronous_commit = off; set session_replication_role = replica;
      set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set jit = off`);
    await client.query(`select set_config('medida.documentos', $1, false)`, [String(documents)]);
    await client.query(await statements('vocabulary.sql'));
    await client.query(await statements('plan.sql'));
    const contents = await statements('contents.sql');
    const processes = await statements('processes.sql');
    const activities = await statements('activities.sql');
    await withoutIndexes(client, tables, async () => {
      await client.query(contents);
      await client.query(processes);
      await client.query(activities);
    });
    const documentIds = await chooseDocuments(client);
    await client.query(`select set_config('medida.longo', $1, false)`, [String(documentIds[0])]);
    await client.query(await statements('timeline.sql'));
    const searches = await chooseSearches(client);
    const unitId = await firstUnit(client);
    const processId = await bigProcess(client);
    await client.query('drop table novo, trecho, processo_novo, processo_grande');
    await client.query('analyze');
    await client.query('checkpoint');
    const { rows } = await client.query<{ bytes: number }>(
      'select pg_database_size(current_database())::float8 as bytes',
    );
    return {
      documents,
      seconds: (performance.now() - began) / 1000,
      megabytes: (rows[0]?.bytes ?? 0) / 1024 ** 2,
      documentIds,
      processId,
      searches,
      unitId,
    };
  } finally {
    await client.end();
  }
};

const firstUnit = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    'select unidade_id as id from lugar order by n limit 1',
  );
  return rows[0]?.id ?? 0;
};

const bigProcess = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ id: number }>('select processo_id::int as id from processo_grande');
  return rows[0]?.id ?? 0;
};

const statements = (name: string): Promise<string> => readFile(join(import.meta.dirname, name), 'utf8');

const chooseDocuments = async (client: pg.Client): Promise<number[]> => {
  const { rows } = await client.query<{ id: number }>(
    `select id::int from (
       select id, row_number() over (order by id) as posicao, count(*) over () as quantos from novo
       where situacao = 'ARQUIVADO' and nivel_acesso = 'PUBLICO'
         and organizacao_id = (select organizacao_id from lugar order by n limit 1)) p
     where posicao % greatest(quantos / 50, 1) = 0 order by id limit 50`,
  );
  return rows.map(({ id }) => id);
};

/** The same words whatever the size of the archive, from the tenth most frequent to one of the rarest. */
const chooseSearches = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ texto: string }>(
    'select texto from palavra where posto = any($1) order by posto',
    [[10, 60, 150, 400, 1000, 2500, 4500]],
  );
  const words = rows.map(({ texto }) => texto);
  return [...words, words.slice(0, 2).join(' '), words.slice(2, 4).join(' '), '7/2019', 'Ofício 3/2021-CCL'];
};
