import { sql } from 'kysely';
import type { Periodicidade } from '#schemas/shapes/protocolo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { Ctx, Ports } from '#server/base/http/context.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { queueMail, type MailText } from '#server/instalacao/correio/index.ts';
import { dayOf } from '#server/instalacao/prazo/index.ts';
import { grantAccess, peopleOfUnit } from '#server/pessoas/acesso/grant-access.ts';
import { avisarPorCorreio, notify } from '#server/pessoas/notificacao/index.ts';
import { nextDay } from './periodicidade.ts';

export const enviarProtocolos = job('enviarProtocolos');

interface Destination {
  readonly id: number;
  readonly protocoloId: number;
  readonly especie: 'USUARIO' | 'EMAIL' | 'LISTA';
  readonly periodicidade: Periodicidade;
  readonly unidadeId: number | null;
  readonly usuarioId: number | null;
  readonly email: string | null;
  readonly grupoId: number | null;
  /** When the first one was sent: the day of the month that the others keep. */
  readonly desde: Date | null;
}

type Clock = { readonly db: Database; readonly agora: Date; readonly ports: Ports };

const columns = sql`d.id, d.protocolo_id, d.especie, d.periodicidade, d.unidade_id, d.usuario_id, d.email, d.grupo_id, c.concluido_em as desde`;

/** What a conclusion sends: inside, access and a notice; outside, mail. Those of a periodicity are due again. */
export const sendOnConclusion = async (ctx: Ctx, id: number): Promise<void> => {
  const { rows } =
    await sql<Destination>`select ${columns} from protocolo_destino d join conteudo c on c.id = d.protocolo_id
    where d.protocolo_id = ${id} order by d.ordem`.execute(ctx.db);
  for (const one of rows) {
    await send(ctx, one);
    await noteSent(ctx, { ...one, desde: ctx.agora });
  }
};

/** Sends what is due today, each once, whatever number of servers asks. */
export const sendDue = async ({ db, ports }: JobContext): Promise<void> => {
  const agora = ports.clock();
  const hoje = dayOf({ ports }, agora);
  const due = sql`select d.id from protocolo_destino d where d.proximo_em <= ${hoje}::date order by d.id limit 500`;
  const { rows: waiting } = await sql<{ id: number }>`${due}`.execute(db);
  for (const { id } of waiting)
    await inTransaction(db, async (trx) => {
      const { rows } = await sql<Destination & { readonly vivo: boolean }>`
        select ${columns}, c.estado = 0 and c.fase = 1 and c.excluido_em is null
          and (p.vigencia_ate is null or p.vigencia_ate >= ${hoje}::date) as vivo
        from protocolo_destino d join conteudo c on c.id = d.protocolo_id join protocolo p on p.id = c.id
        where d.id = ${id} and d.proximo_em <= ${hoje}::date for update of d skip locked`.execute(trx);
      const [one] = rows;
      if (!one) return;
      const clock = { db: trx, agora, ports };
      if (one.vivo) {
        await send(clock, one);
        await noteSent(clock, one);
      } else
        await trx.updateTable('protocoloDestino').set({ proximoEm: null }).where('id', '=', id).execute();
    });
};

const noteSent = async (
  { db, agora, ports }: Clock,
  { id, periodicidade, desde }: Destination,
): Promise<void> => {
  const hoje = dayOf({ ports }, agora);
  await db
    .updateTable('protocoloDestino')
    .set({
      enviadoEm: agora,
      proximoEm: nextDay(periodicidade, hoje, dayOf({ ports }, desde ?? agora)) ?? null,
    })
    .where('id', '=', id)
    .execute();
};

const send = async (clock: Clock, one: Destination): Promise<void> => {
  const { db, agora } = clock;
  const { protocoloId: conteudoId } = one;
  if (one.especie === 'EMAIL' && one.email !== null) {
    const aviso = { protocoloId: conteudoId };
    const texto = mensagem('aviso.naSaida');
    await queueMail(db, agora, { para: one.email, assunto: mensagem('aviso.conteudo'), texto }, { aviso });
  }
  if (one.especie === 'LISTA') {
    const people = await peopleOfGroup(db, one.grupoId);
    await admit(db, conteudoId, agora, people);
    if (people.length > 0)
      await enqueue(db, avisarPorCorreio, { usuarioIds: people, conteudoId, especie: 'protocoloEnviado' });
  }
  if (one.especie === 'USUARIO' && one.unidadeId !== null) {
    if (one.usuarioId === null)
      await grantAccess(db, conteudoId, agora, [{ unidadeId: one.unidadeId, motivo: 'destino' }]);
    else await admit(db, conteudoId, agora, [one.usuarioId]);
    const usuarioIds = one.usuarioId === null ? await peopleOfUnit(db, one.unidadeId) : [one.usuarioId];
    await notify(db, agora, { usuarioIds, tipo: 'TRAMITE', conteudoId, especie: 'protocoloEnviado' });
  }
};

const admit = (db: Database, id: number, agora: Date, people: readonly number[]): Promise<void> =>
  grantAccess(
    db,
    id,
    agora,
    people.map((usuarioId) => ({ usuarioId, motivo: 'destino' })),
  );

const peopleOfGroup = async (db: Database, grupoId: number | null): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select u.id from registro.grupo_email g join registro.grupo_email_usuarios x on x.registro_id = g.id
    join registro.usuario u on u.id = x.alvo_id and u.ativo and not coalesce(u.bloqueado, false)
    where g.id = ${grupoId} and g.ativo order by u.id`.execute(db);
  return rows.map(({ id }) => id);
};

export const isProtocolMail = (kept: unknown): kept is { readonly protocoloId: number } =>
  typeof kept === 'object' && kept !== null && 'protocoloId' in kept;

/** The words of a mail to an address of outside, as it leaves: none of what is not open to all by then. */
export const writeProtocolMail = async (
  { db }: JobContext,
  { protocoloId }: { readonly protocoloId: number },
): Promise<MailText | undefined> => {
  const { rows } = await sql<{
    numero: string;
    assunto: string;
    tipo: string;
    unidade: string;
    organizacao: string;
  }>`
    select c.numero, c.assunto, td.nome as tipo, un.nome as unidade, o.nome as organizacao
    from conteudo c join protocolo p on p.id = c.id join registro.tipo_documento td on td.id = p.tipo_documento_id
    join registro.unidade un on un.id = c.unidade_id join registro.organizacao_interna o on o.id = c.organizacao_id
    where c.id = ${protocoloId} and c.fase = 1 and c.estado in (0, 1) and c.sigilo = 0 and c.nivel_acesso = 'PUBLICO'
      and c.excluido_em is null and c.numero is not null`.execute(db);
  const [open] = rows;
  if (!open) return undefined;
  return {
    assunto: mensagem('protocolo.correio.assunto', open),
    texto: [mensagem('protocolo.correio.texto', open), mensagem('aviso.rodape')].join('\n\n'),
  };
};
