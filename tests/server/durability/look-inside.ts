import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, type Connection, type Database } from '#server/base/db/connect.ts';
import { findPostmaster } from '#server/base/db/embedded/postmaster.ts';
import { verifyEvents, type EventProblem } from '#server/base/events/verify-events.ts';
import { folderStore } from '#server/base/files/folder-store.ts';
import { verifyFiles, type FileProblem } from '#server/base/files/verify-files.ts';

/** What an installation holds, as it is on disk. */
export interface Inside {
  /** Concluded documents: number, digest of the frozen file, and the forwarding in transit. */
  readonly documents: ReadonlyMap<
    number,
    { readonly numero: string; readonly sha256: string; readonly transitoId: number | null }
  >;
  /** By counter: its last number, and the numbers that documents have, in order. */
  readonly counters: ReadonlyMap<string, { readonly last: number; readonly taken: readonly number[] }>;
  /** Documents of which only a part is there. */
  readonly halves: readonly unknown[];
  /** Contents and forwardings that do not agree about what is in transit. */
  readonly transit: readonly unknown[];
  readonly events: readonly EventProblem[];
  readonly files: readonly FileProblem[];
}

/** Pid of the PostgreSQL that works on a data folder. */
export const postmasterOf = async (dataDir: string): Promise<number> => {
  const postmaster = await findPostmaster(join(dataDir, 'postgres'));
  if (!postmaster) throw new Error('no PostgreSQL works on this folder');
  return postmaster.pid;
};

/** The database of a running installation, past the server. */
export const connectInside = async (dataDir: string): Promise<Connection> => {
  const postmaster = await findPostmaster(join(dataDir, 'postgres'));
  return connect({ host: postmaster?.socketFolder, port: 5432, user: 'malote', database: 'malote' });
};

/** Reads the database and the volumes of a running installation, past the server. */
export const lookInside = async (dataDir: string): Promise<Inside> => {
  const connection = await connectInside(dataDir);
  const { db } = connection;
  try {
    return {
      documents: await readDocuments(db),
      counters: await readCounters(db),
      halves: await findHalves(db),
      transit: await findDisagreements(db),
      events: await verifyEvents(db),
      files: (await verifyFiles(db, folderStore(dataDir))).problemas,
    };
  } finally {
    await connection.close();
  }
};

const readDocuments = async (db: Database): Promise<Inside['documents']> => {
  const { rows } = await sql<{ id: number; numero: string; sha256: string; transitoId: number | null }>`
    select c.id, c.numero, encode(e.sha256, 'hex') as sha256, c.transito_id
    from conteudo c
    join documento d on d.id = c.id
    join documento_emissao e on e.documento_id = c.id and e.versao = d.versao_atual and e.especie = 'CONGELADO'
    where c.fase = 1`.execute(db);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
};

const readCounters = async (db: Database): Promise<Inside['counters']> => {
  const { rows } = await sql<{ chave: string; last: number; taken: number[] }>`
    select k.chave, k.ultimo as last, array_agg((v.automaticos ->> 'numero')::int order by (v.automaticos ->> 'numero')::int) as taken
    from registro.numeracao k
    join documento d on k.chave = 'documento:' || d.tipo_documento_id || ':' || (select unidade_id from conteudo where id = d.id)
    join documento_versao v on v.documento_id = d.id and v.numero = d.versao_atual and v.situacao = 'CONCLUIDA'
    where k.ano = (v.automaticos ->> 'ano')::int
    group by k.chave, k.ano, k.ultimo`.execute(db);
  return new Map(rows.map(({ chave, ...rest }) => [chave, rest]));
};

/** Phase, number, concluded version and frozen file come together or not at all. */
const findHalves = async (db: Database): Promise<unknown[]> => {
  const { rows } = await sql`
    select * from (
      select c.id, c.fase = 1 as concluido, c.numero is not null as numerado, v.situacao = 'CONCLUIDA' as versao_concluida,
        v.concluida_em is not null as versao_datada, a.id is not null as congelado, d.codigo is not null as codigo
      from conteudo c
      join documento d on d.id = c.id
      join documento_versao v on v.documento_id = d.id and v.numero = d.versao_atual
      left join documento_emissao e on e.documento_id = d.id and e.versao = v.numero and e.especie = 'CONGELADO'
      left join arquivo a on a.id = e.arquivo_id and a.sha256 = e.sha256 and a.em_uso
    ) parte
    where not (concluido = numerado and concluido = versao_concluida and concluido = versao_datada
      and concluido = congelado and concluido = codigo)`.execute(db);
  return rows;
};

const findDisagreements = async (db: Database): Promise<unknown[]> => {
  const { rows } = await sql`
    select c.id, c.transito_id, t.id as tramite_id from conteudo c
    full join (select id, conteudo_id from tramite where especie = 'ENCARGO' and situacao = 'NAO_RECEBIDO') t
      on t.id = c.transito_id and t.conteudo_id = c.id
    where (c.transito_id is not null or t.id is not null) and (c.id is null or t.id is null)`.execute(db);
  return rows;
};
