import { sql } from 'kysely';
import type pg from 'pg';
import { goodCopies } from '#server/base/backup/backup-folder.ts';
import type { Database } from '#server/base/db/connect.ts';
import { isGone } from '#server/base/files/volume-problem.ts';
import { volumesNow } from '#server/base/files/volumes-now.ts';
import type { Ports } from '#server/base/http/context.ts';
import type { Measure, Metric } from '#server/base/http/metrics.ts';

interface Measured {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly ports: Ports;
}

/** What an operator watches: numbers without any content. */
export const metrics = ({ db, pool, ports }: Measured): readonly Metric[] => [
  {
    name: 'malote_conexoes',
    help: 'Conexões com o banco',
    labels: ['estado'],
    read: () => [
      { labels: { estado: 'em_uso' }, value: pool.totalCount - pool.idleCount },
      { labels: { estado: 'livres' }, value: pool.idleCount },
      { labels: { estado: 'pedidos_esperando' }, value: pool.waitingCount },
    ],
  },
  {
    name: 'malote_trabalhos',
    help: 'Trabalhos da fila',
    labels: ['estado'],
    read: () => byState(db, jobStates),
  },
  {
    name: 'malote_fila_atraso_segundos',
    help: 'Há quanto tempo o trabalho mais antigo espera a sua vez',
    read: async () => [{ value: await oldestWait(db) }],
  },
  {
    name: 'malote_correio',
    help: 'Mensagens de e-mail',
    labels: ['estado'],
    read: () => byState(db, mailStates),
  },
  {
    name: 'malote_volume_bytes',
    help: 'Espaço dos volumes: ocupado por arquivos e livre no disco',
    labels: ['volume', 'espaco'],
    read: () => ofVolumes({ db, ports }),
  },
  {
    name: 'malote_volume_disponivel',
    help: 'Se este servidor pode usar o volume (1) ou não (0)',
    labels: ['volume'],
    read: async () =>
      (await volumesNow(db, ports.files)).map(({ nome, problema }) => ({
        labels: { volume: nome },
        value: problema === undefined ? 1 : 0,
      })),
  },
  {
    name: 'malote_arquivos_com_problema',
    help: 'Arquivos faltando ou alterados nos volumes',
    read: async () => [
      {
        value: (
          await db
            .selectFrom('arquivoProblema')
            .select(({ fn }) => fn.countAll<number>().as('total'))
            .executeTakeFirstOrThrow()
        ).total,
      },
    ],
  },
  {
    name: 'malote_backup_idade_segundos',
    help: 'Idade do último backup bom; sem medida, ainda não há',
    read: async () => {
      const last = (await goodCopies(ports.config.backupDir)).at(-1);
      return last ? [{ value: (ports.clock().getTime() - Date.parse(last.momento)) / 1000 }] : [];
    },
  },
];

/** What waits for its hour is not late: a scheduled task is always there. */
const jobStates = sql<{ estado: string; total: number }>`
  select estado, count(j.id)::int as total
  from (values ('esperando'), ('agendados'), ('em_andamento'), ('desistidos')) e (estado)
  left join lateral (select id, case when locked_at is not null then 'em_andamento'
    when attempts >= max_attempts then 'desistidos' when run_at > now() then 'agendados' else 'esperando' end as qual
    from graphile_worker.jobs) j on j.qual = e.estado
  group by estado`;

const mailStates = sql<{ estado: string; total: number }>`
  select estado, count(c.id)::int as total
  from (values ('esperando'), ('com_erro'), ('em_duvida')) e (estado)
  left join lateral (select id, case when duvida_em is not null then 'em_duvida'
    when ultimo_erro is not null then 'com_erro' else 'esperando' end as qual
    from correio where enviado_em is null) c on c.qual = e.estado
  group by estado`;

const byState = async (db: Database, query: typeof jobStates): Promise<Measure[]> =>
  (await query.execute(db)).rows.map(({ estado, total }) => ({ labels: { estado }, value: total }));

const oldestWait = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ segundos: number }>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as segundos from graphile_worker.jobs
    where locked_at is null and attempts < max_attempts and run_at <= now()`.execute(db);
  return rows[0]?.segundos ?? 0;
};

const ofVolumes = async ({ db, ports }: Pick<Measured, 'db' | 'ports'>): Promise<Measure[]> => {
  const volumes = await db.selectFrom('registro.volume').select(['id', 'nome', 'pasta', 'bytes']).execute();
  const gone = new Set(
    (await volumesNow(db, ports.files)).flatMap(({ id, problema }) => (isGone(problema) ? [id] : [])),
  );
  const measures: Measure[] = [];
  for (const { id, nome, pasta, bytes } of volumes) {
    const volume = nome ?? '';
    measures.push({ labels: { volume, espaco: 'ocupado' }, value: Number(bytes ?? 0) });
    // of one that is not there, it would be the room of the disk under its place
    const disk = gone.has(id) ? undefined : await ports.files.space({ pasta: pasta ?? '' });
    if (disk) measures.push({ labels: { volume, espaco: 'livre' }, value: disk.livres });
  }
  return measures;
};
