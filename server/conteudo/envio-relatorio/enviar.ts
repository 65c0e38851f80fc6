import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { EnvioRelatorio } from '#schemas/shapes/envio-relatorio.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { job } from '#server/base/jobs/job.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { queueMail } from '#server/instalacao/correio/index.ts';
import { owner } from './keep-envio.ts';
import { readEnvio } from './listar.ts';
import { nextSending, type Rhythm } from './next-sending.ts';
import type { KeptReport } from './write-report-mail.ts';

export const enviarRelatorios = job('enviarRelatorios');

/** Between one sending by hand and another. */
const pause = 60_000;

interface Due extends Rhythm {
  readonly id: number;
  readonly unidadeId: number;
  readonly entra: boolean;
}

/** Queues the reports whose hour has come; one that a stop left behind goes once, however often its hour came. */
export const sendDueReports = async (ctx: JobContext): Promise<void> => {
  while (await sendNext(ctx));
};

/** Of several processes one takes a report, in the transaction that says when it leaves next. */
const sendNext = ({ db: all, ports }: JobContext): Promise<boolean> =>
  inTransaction(all, async (db) => {
    const agora = ports.clock();
    const { rows } = await sql<Due>`
      select v.id, v.unidade_id, v.cada, v.dia, v.hora, v.so_dias_uteis, u.ativo as entra
      from relatorio_envio v join registro.usuario u on u.id = v.usuario_id
      where v.proximo_em <= ${agora} order by v.proximo_em, v.id limit 1 for update of v skip locked`.execute(
      db,
    );
    const [due] = rows;
    if (!due) return false;
    // of who left the institution nobody looks after what they sent
    if (!due.entra) {
      await sql`update relatorio_envio set ativo = false, proximo_em = null where id = ${due.id}`.execute(db);
      return true;
    }
    const proximo = await nextSending({ db, ports, agora }, due.unidadeId, due);
    await sql`update relatorio_envio set proximo_em = ${proximo}, ultimo_em = ${agora} where id = ${due.id}`.execute(
      db,
    );
    await queueEach(db, agora, due.id);
    return true;
  });

/** Sends it now, and leaves the next sending as it is. */
export const enviar = async (ctx: Ctx, id: number): Promise<EnvioRelatorio> => {
  const { db, agora } = ctx;
  const { rows } = await sql<{ ultimoEm: Date | null }>`
    select ultimo_em from relatorio_envio where id = ${id} and usuario_id = ${owner(ctx)} for update`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new AppError('naoEncontrado');
  if (found.ultimoEm && agora.getTime() - found.ultimoEm.getTime() < pause)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('relatorios.envios.recusa.cedo') });
  await sql`update relatorio_envio set ultimo_em = ${agora} where id = ${id}`.execute(db);
  await queueEach(db, agora, id);
  return readEnvio(ctx, id);
};

interface Reader {
  readonly usuarioId: number;
  readonly email: string;
  readonly entra: boolean;
}

/** A mail for each person, that names and counts nothing until it leaves; who cannot have one is noted with why. */
const queueEach = async (db: Database, agora: Date, envioId: number): Promise<void> => {
  const { rows } = await sql<Reader>`
    select u.id as usuario_id, coalesce(u.email, '') as email, u.ativo and not coalesce(u.bloqueado, false) as entra
    from relatorio_envio_pessoa p join registro.usuario u on u.id = p.usuario_id
    where p.envio_id = ${envioId} and p.saiu_em is null order by u.id`.execute(db);
  for (const { usuarioId, email, entra } of rows) {
    const why = entra ? (email === '' ? 'semEmail' : undefined) : 'semAcesso';
    const aviso: KeptReport = { envioRelatorio: envioId, usuarioId, momento: agora.toISOString() };
    const correioId =
      why === undefined
        ? await queueMail(
            db,
            agora,
            {
              para: email,
              assunto: mensagem('relatorios.correio.espera'),
              texto: mensagem('aviso.naSaida'),
            },
            { aviso },
          )
        : null;
    const motivo = why === undefined ? null : mensagem(`relatorios.envios.motivo.${why}`);
    await sql`insert into relatorio_saida (envio_id, momento, usuario_id, correio_id, motivo)
      values (${envioId}, ${agora}, ${usuarioId}, ${correioId}, ${motivo})`.execute(db);
  }
  await sql`delete from relatorio_saida where envio_id = ${envioId} and momento < ${agora}::timestamptz - interval '90 days'`.execute(
    db,
  );
};
