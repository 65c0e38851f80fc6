import { sql } from 'kysely';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { signaturesCancelled } from '#server/conteudo/atos/index.ts';

/** Puts a document on the public page, found by its number, its subject and its text. */
export const publish = async ({ db, agora }: Ctx, id: number): Promise<void> => {
  await sql`update documento d set publicado_em = ${agora}, busca_publica = ts_filter(c.busca, '{a,d}')
    from conteudo c where c.id = d.id and d.id = ${id}`.execute(db);
};

/** Takes it off. */
export const unpublish = async ({ db }: Ctx, id: number): Promise<void> => {
  await sql`update documento set publicado_em = null, busca_publica = null, publicar_ao_assinar = false
    where id = ${id}`.execute(db);
};

/**
 * After a conclusion or a signature: publishes what nothing more is awaited of, where its model or its type publish by
 * themselves or who concluded asked for it. What is not open to everybody stays off.
 */
export const publishWhenDue = async (ctx: Ctx, id: number): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select d.id from documento d
    join conteudo c on c.id = d.id
    join registro.modelo_documento m on m.id = d.modelo_id
    join registro.tipo_documento td on td.id = d.tipo_documento_id
    where d.id = ${id} and d.publicado_em is null and not d.impublicavel and not d.teste
      and c.sigilo = 0 and c.nivel_acesso = 'PUBLICO' and c.assinaturas_feitas >= c.assinaturas_total
      and not ${signaturesCancelled}
      and coalesce(m.publicacao, 'MANUAL') <> 'IMPUBLICAVEL'
      and (m.publicacao = 'AUTOMATICA' or td.publicacao_automatica or d.publicar_ao_assinar)`.execute(ctx.db);
  if (rows.length === 0) return;
  await publish(ctx, id);
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: 'publicado',
    conteudoId: id,
    dados: { porSi: true },
  });
};
