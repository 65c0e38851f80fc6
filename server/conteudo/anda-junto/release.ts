import { sql } from 'kysely';
import { defined } from '#schemas/defined.ts';
import { recordEvents } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** Something that leaves a lot: what became of it, and why. */
interface Leaving {
  readonly conteudoId: number;
  readonly situacao: 'FICOU' | 'RETIRADO' | 'RECEBIDO' | 'RECUSADO';
  readonly motivo?: string;
}

/**
 * Lets contents out of the lot in which they travelled: they are where it is, by themselves. What the lot did while they were in
 * it is from now on their own story too: its forwardings, and who they let in.
 */
export const release = async (ctx: Ctx, loteId: number, leaving: readonly Leaving[]): Promise<void> => {
  if (leaving.length === 0) return;
  const { db, agora, sessao } = ctx;
  const ids = leaving.map(({ conteudoId }) => conteudoId);
  await copyJourney(ctx, loteId, leaving);
  await keepAccess(ctx, loteId, ids);
  await sql`update lote_item i set situacao = x.situacao, motivo = x.motivo, em = ${agora}, por = ${sessao.usuarioId},
      substituto = ${sessao.substitutoId ?? null}::integer
    from unnest(${ids}::bigint[], ${leaving.map(({ situacao }) => situacao)}::text[],
      ${leaving.map(({ motivo }) => motivo ?? null)}::text[]) as x (id, situacao, motivo)
    where i.lote_id = ${loteId} and i.conteudo_id = x.id`.execute(db);
  await sql`update conteudo set anda_com_id = null, movimentado_em = ${agora}, versao = versao + 1
    where id = any(${ids}::bigint[]) and anda_com_id = ${loteId}`.execute(db);
  await recordEvents(
    ctx,
    leaving.map(({ conteudoId, situacao, motivo }) => ({
      cadeia: `conteudo:${conteudoId}`,
      ato: events[situacao],
      conteudoId,
      dados: defined({ lote: loteId, motivo }),
    })),
  );
};

const events = {
  FICOU: 'ficouDoLote',
  RETIRADO: 'retiradoDoLote',
  RECEBIDO: 'recebidoNoLote',
  RECUSADO: 'recusadoNoLote',
} as const;

/** The forwardings of the lot that took these there; a return that it owed is owed by each, but for what was refused. */
const copyJourney = async ({ db }: Ctx, loteId: number, leaving: readonly Leaving[]): Promise<void> => {
  await sql`insert into tramite (conteudo_id, especie, situacao, de_unidade_id, de_usuario_id, para_unidade_id, para_usuario_id,
      prioridade, prazo, texto, avisar_envio, avisar_recebimento, retorno_obrigatorio, prazo_retorno, enviado_em, recebido_em,
      recebido_por)
    select i.conteudo_id, t.especie, t.situacao, t.de_unidade_id, t.de_usuario_id, t.para_unidade_id, t.para_usuario_id,
      t.prioridade, t.prazo, t.texto, false, false, t.retorno_obrigatorio and t.retorno_id is null and x.fica, t.prazo_retorno,
      t.enviado_em, t.recebido_em, t.recebido_por
    from lote_item i join tramite t on t.conteudo_id = i.lote_id and t.especie = 'ENCARGO' and t.situacao = 'RECEBIDO'
      and t.enviado_em >= i.em
    join unnest(${leaving.map(({ conteudoId }) => conteudoId)}::bigint[],
      ${leaving.map(({ situacao }) => situacao !== 'RECUSADO')}::boolean[]) as x (id, fica) on x.id = i.conteudo_id
    where i.lote_id = ${loteId} order by t.id, i.ordem`.execute(db);
};

/** Who saw them where the lot went goes on seeing them; where it went nowhere, only who saw them before does. */
const keepAccess = async ({ db }: Ctx, loteId: number, ids: readonly number[]): Promise<void> => {
  const travelled = sql`exists (select from tramite t join lote_item i on i.lote_id = t.conteudo_id
    where t.conteudo_id = ${loteId} and t.situacao = 'RECEBIDO' and i.conteudo_id = a.conteudo_id and t.enviado_em >= i.em)`;
  const ofThese = sql`a.conteudo_id = any(${[...ids]}::bigint[]) and a.motivo = 'processo'`;
  await sql`update conteudo_acesso a set motivo = 'tramite' where ${ofThese} and ${travelled}`.execute(db);
  await sql`delete from conteudo_acesso a where ${ofThese}`.execute(db);
};
