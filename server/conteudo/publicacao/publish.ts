import { sql } from 'kysely';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { signaturesCancelled } from '#server/conteudo/atos/index.ts';
import { especieOf, kindJoins, publishedKinds } from '#server/conteudo/especies/index.ts';
import { newCode } from '#server/conteudo/verificacao/index.ts';
import { openToAll } from './published.ts';

interface ToPublish {
  readonly id: number;
  readonly tipo: number;
}

/** Puts a content on the public page, found there by what its kind says. Published again, it has the address that it had. */
export const publish = async ({ db, agora }: Ctx, { id, tipo }: ToPublish): Promise<void> => {
  const especie = especieOf(tipo);
  if (!especie.publica) throw new Error(`No content of kind ${tipo} stands on the public page`);
  await sql`update conteudo set publicado_em = ${agora},
    busca_publica = ts_filter(busca, ${especie.publica === 'texto' ? '{a,d}' : '{a}'}::"char"[]) where id = ${id}`.execute(
    db,
  );
  await sql`update ${sql.table(especie.tabela)} set codigo = coalesce(codigo, ${newCode()}) where id = ${id}`.execute(
    db,
  );
};

/** Takes it off. */
export const unpublish = async ({ db }: Ctx, id: number): Promise<void> => {
  await sql`update conteudo set publicado_em = null, busca_publica = null where id = ${id}`.execute(db);
  await sql`update documento set publicar_ao_assinar = false where id = ${id}`.execute(db);
};

/**
 * After a conclusion or a signature: publishes what nothing more is awaited of, where its model or its type publish by
 * themselves or who concluded asked for it. What is not open to everybody stays off.
 */
export const publishWhenDue = async (ctx: Ctx, id: number): Promise<void> => {
  const { rows } = await sql<ToPublish>`
    select c.id, c.tipo from conteudo c ${kindJoins}
    left join registro.modelo_documento m on m.id = d.modelo_id
    where c.id = ${id} and c.tipo = any(${[...publishedKinds]}::smallint[]) and c.publicado_em is null and ${openToAll}
      and not coalesce(d.teste, false) and c.assinaturas_feitas >= c.assinaturas_total and not ${signaturesCancelled}
      and coalesce(m.publicacao, 'MANUAL') <> 'IMPUBLICAVEL'
      and (m.publicacao = 'AUTOMATICA' or td.publicacao_automatica or d.publicar_ao_assinar
        or tp.publicacao_automatica)`.execute(ctx.db);
  const [due] = rows;
  if (!due) return;
  await publish(ctx, due);
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: 'publicado',
    conteudoId: id,
    dados: { porSi: true },
  });
};
