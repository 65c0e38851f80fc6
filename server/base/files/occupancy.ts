import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import type { VolumeToWrite } from './file-store.ts';

/** What files came to occupy, or left free, in a volume. */
interface Movement {
  readonly volumeId: number;
  readonly bytes: number;
  readonly arquivos: number;
}

/** Notes it beside the volume, without locking the volume. */
export const noteMovement = async (db: Database, movement: Movement): Promise<void> => {
  await db.insertInto('volumeMovimento').values(movement).execute();
};

/** Rate and state follow the counters and the limits; nearly full from this percentage on. */
const nearlyFull = 90;

const state = sql`
  taxa_ocupacao = r.taxa,
  situacao = case when not v.aceita then 'FECHADO' when r.taxa >= 100 then 'CHEIO'
    when r.taxa >= ${nearlyFull} then 'QUASE_CHEIO' else 'LIVRE' end`;

const rate = sql`round(greatest(
  100.0 * n.arquivos / nullif(v.limite_arquivos, 0), 100.0 * n.bytes / nullif(v.limite_gb * 1073741824, 0)), 1)`;

/** Counters are read and written by one transaction at a time. */
const oneCounting = async (db: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('volume-ocupacao'))`.execute(db);
};

/** Sums into the volumes what was noted, inside the open transaction. @returns how many volumes there are. */
export const sumMovements = async (db: Database): Promise<number> => {
  await oneCounting(db);
  const { rows } = await sql<{ id: number }>`
    with notas as (delete from volume_movimento returning volume_id, bytes, arquivos),
    soma as (select volume_id, sum(bytes) as bytes, sum(arquivos) as arquivos from notas group by volume_id),
    n as (
      select v.id, coalesce(v.bytes, 0) + coalesce(s.bytes, 0) as bytes,
        coalesce(v.arquivos, 0) + coalesce(s.arquivos, 0) as arquivos
      from registro.volume v left join soma s on s.volume_id = v.id
    )
    update registro.volume v set bytes = greatest(n.bytes, 0), arquivos = greatest(n.arquivos, 0), ${state}
    from n, lateral (select v2.id, (select ${rate} from registro.volume v where v.id = v2.id) as taxa
      from registro.volume v2 where v2.id = n.id) r
    where v.id = n.id returning v.id`.execute(db);
  return rows.length;
};

/** Counts anew what a volume holds, inside the open transaction: the same content is one file, however many names it has. */
export const recountVolume = async (db: Database, volumeId: number): Promise<void> => {
  await oneCounting(db);
  await sql`
    with notas as (delete from volume_movimento where volume_id = ${volumeId}),
    n as (
      select coalesce(sum(tamanho), 0) as bytes, count(*) as arquivos
      from (select distinct on (sha256) tamanho from arquivo where volume_id = ${volumeId} order by sha256) f
    )
    update registro.volume v set bytes = n.bytes, arquivos = n.arquivos, ${state}
    from n, lateral (select (select ${rate} from registro.volume v where v.id = ${volumeId}) as taxa) r
    where v.id = ${volumeId}`.execute(db);
};

/** What the limits of a volume leave for more; undefined where there is no limit. */
export interface Room extends VolumeToWrite {
  readonly id: number;
  readonly nome: string;
  readonly bytesLivres: number | null;
}

/**
 * Volumes that take new files, in their order; a full one is not among them. Those that people were told could not be used come
 * last: of what is sent as it comes, what a volume took before it failed cannot be given to the next.
 */
export const volumesWithRoom = async (db: Database, except?: number): Promise<readonly Room[]> => {
  const { rows } = await sql<Room>`
    select v.id, v.nome, v.pasta, m.marca::text as marca,
      not exists (select from arquivo a where a.volume_id = v.id) as novo,
      floor(v.limite_gb * 1073741824)::bigint - u.bytes as bytes_livres
    from registro.volume v left join volume_marca m on m.volume_id = v.id
      left join volume_aviso f on f.volume_id = v.id and f.especie = 'fora',
      lateral (select coalesce(v.bytes, 0) + coalesce(sum(m.bytes), 0)::bigint as bytes,
        coalesce(v.arquivos, 0) + coalesce(sum(m.arquivos), 0)::bigint as arquivos
        from volume_movimento m where m.volume_id = v.id) u
    where v.aceita and v.id is distinct from ${except ?? null}::int
      and (v.limite_gb is null or u.bytes < floor(v.limite_gb * 1073741824))
      and (v.limite_arquivos is null or u.arquivos < v.limite_arquivos)
    order by f.volume_id is not null, v.id`.execute(db);
  return rows;
};

export const fits = ({ bytesLivres }: Room, bytes: number): boolean =>
  bytesLivres === null || bytes <= bytesLivres;
