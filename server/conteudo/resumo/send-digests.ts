import { sql } from 'kysely';
import type { Preferencias } from '#schemas/shapes/preferencia.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { localMoment } from '#server/engine/index.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { queueMail, type MailText } from '#server/instalacao/correio/index.ts';
import { addDays, calendarOfUnit } from '#server/instalacao/prazo/index.ts';
import { preferredUnit, readChoices } from '#server/pessoas/preferencia/index.ts';
import { daysBefore } from '#server/conteudo/vencimento/index.ts';
import { digestText } from './digest-text.ts';
import { whatWaits } from './what-waits.ts';

/** Hour of who did not choose one. */
const usualHour = 8;

/** Hours after the chosen one in which a digest still leaves: a server that was down, or a late choice, is no news of the day. */
const lateness = 3;

interface Due {
  readonly usuarioId: number;
  readonly soDiasUteis: boolean;
}

/**
 * Queues the digest of each person whose hour has come and who was not sent today's. What is queued names nothing, and its
 * words are those of when it leaves. @returns how many were queued
 */
export const sendDigests = async (ctx: JobContext): Promise<number> => {
  const { db, ports } = ctx;
  const agora = ports.clock();
  const local = localMoment(agora, ports.config.timeZone);
  const [hoje, hour] = [local.slice(0, 10), Number(local.slice(11, 13))];
  let sent = 0;
  for (const { usuarioId, soDiasUteis } of await duePeople(db, hoje, hour)) {
    if (soDiasUteis && !(await isBusinessDay(ctx, agora, usuarioId, hoje))) continue;
    const queued = await inTransaction(db, (trx) => sendDigest({ ...ctx, db: trx }, agora, usuarioId, hoje));
    if (queued) sent += 1;
  }
  return sent;
};

const duePeople = async (db: Database, hoje: string, hour: number): Promise<readonly Due[]> => {
  const chosen = sql`p.dados -> 'escolhas' -> 'resumo'`;
  const at = sql`coalesce((${chosen} ->> 'hora')::integer, ${sql.lit(usualHour)})`;
  const { rows } = await sql<Due>`
    select p.usuario_id, coalesce((${chosen} ->> 'soDiasUteis')::boolean, false) as so_dias_uteis
    from preferencia p join registro.usuario u on u.id = p.usuario_id
    where u.ativo and not coalesce(u.bloqueado, false) and coalesce(u.email, '') <> ''
      and jsonb_path_exists(p.dados, '$.escolhas.avisos.* ? (@.email == true && @.resumo == true)')
      and ${hour} between ${at} and ${at} + ${sql.lit(lateness)}
      and not exists (select from resumo_enviado r where r.usuario_id = p.usuario_id and r.dia >= ${hoje}::date)
    order by p.usuario_id`.execute(db);
  return rows;
};

/** By the calendar of the unit where the person begins. */
const isBusinessDay = async (
  ctx: JobContext,
  agora: Date,
  usuarioId: number,
  hoje: string,
): Promise<boolean> => {
  const first = await ctx.db
    .selectFrom('registro.usuarioUnidades')
    .select('unidade')
    .where('registroId', '=', usuarioId)
    .orderBy('id')
    .executeTakeFirst();
  const unidade = (await preferredUnit(ctx.db, usuarioId)) ?? first?.unidade ?? 0;
  return (await calendarOfUnit({ db: ctx.db, ports: ctx.ports, agora }, unidade)).isBusinessDay(hoje);
};

/** Of several processes at the same time one takes the day, and the others find it taken. */
const sendDigest = async (
  ctx: JobContext,
  agora: Date,
  usuarioId: number,
  hoje: string,
): Promise<boolean> => {
  const { db } = ctx;
  const { rows } = await sql`
    insert into resumo_enviado as r (usuario_id, dia) values (${usuarioId}, ${hoje}::date)
    on conflict (usuario_id) do update set dia = excluded.dia where r.dia < excluded.dia
    returning r.usuario_id`.execute(db);
  if (rows.length === 0) return false;
  const aviso: KeptDigest = { resumo: hoje, usuarioId };
  const person = await personOf(db, usuarioId);
  if (!person || !(await writeDigest(ctx, aviso))) return false;
  const waiting = { assunto: mensagem('aviso.resumo.espera'), texto: mensagem('aviso.naSaida') };
  await queueMail(db, agora, { para: person.email, ...waiting }, { aviso });
  return true;
};

/** What a digest keeps while it waits: whose, and of which day. */
interface KeptDigest {
  readonly resumo: string;
  readonly usuarioId: number;
}

export const isDigest = (kept: unknown): kept is KeptDigest =>
  typeof kept === 'object' && kept !== null && 'resumo' in kept;

const personOf = (db: Database, usuarioId: number) =>
  db
    .selectFrom('registro.usuario')
    .select(['nome', 'email'])
    .where('id', '=', usuarioId)
    .where('ativo', '=', true)
    .where('bloqueado', '=', false)
    .executeTakeFirst();

/** The words of a digest, by what waits and what the person may see and wants to know now; none where nothing waits. */
export const writeDigest = async (
  { db, ports }: JobContext,
  { resumo: hoje, usuarioId }: KeptDigest,
): Promise<MailText | undefined> => {
  const person = await personOf(db, usuarioId);
  if (!person) return undefined;
  const { avisos = {} } = await readChoices(db, usuarioId);
  const wants = (kind: keyof NonNullable<Preferencias['avisos']>): boolean =>
    avisos[kind]?.email === true && avisos[kind].resumo === true;
  const asked = new Set(
    (['TRAMITE', 'CONHECIMENTO', 'ASSINATURA'] as const)
      .filter(wants)
      .map(
        (kind) =>
          (({ TRAMITE: 'receber', CONHECIMENTO: 'conhecimento', ASSINATURA: 'assinar' }) as const)[kind],
      ),
  );
  const pertoAte = wants('PRAZO') ? addDays(hoje, daysBefore) : undefined;
  if (asked.size === 0 && pertoAte === undefined) return undefined;
  return digestText({
    nome: person.nome,
    hoje,
    waiting: await whatWaits(db, usuarioId),
    pertoAte,
    asked,
    endereco: `${await publicAddress(db, ports.config)}principal/caixa-central`,
  });
};
