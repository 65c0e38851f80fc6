import { sql, type RawBuilder } from 'kysely';
import type { CaixaQuery } from '#schemas/shapes/caixa.ts';
import { anyValue } from '#server/base/db/any-value.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { waitsForMe } from './tabs.ts';

/** A mark of the person on the content `c`. */
const mark = ({ sessao }: Ctx, which: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from marca_pessoal m
    where m.usuario_id = ${anyValue(sessao.usuarioId)} and m.conteudo_id = c.id and ${which})`;

export const favourite = (ctx: Ctx): RawBuilder<boolean> => mark(ctx, sql`m.favorito`);

/** What waits for the person in the forwarding `t` and was not read since it came. */
const waitsUnread = (ctx: Ctx): RawBuilder<boolean> =>
  sql<boolean>`(${waitsForMe(ctx)} and not ${mark(ctx, sql`m.lido and m.lido_em >= t.enviado_em`)})`;

/** The content `c`, with its forwarding `t` where there is one, is unread to the person: it waits, or they said so. */
export const unread = (ctx: Ctx): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(${waitsUnread(ctx)}, false) or ${mark(ctx, sql`not m.lido`)})`;

/** The same of a content whose forwarding is not at hand. */
const unreadContent = (ctx: Ctx): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from tramite t where t.conteudo_id = c.id and t.especie = 'ENCARGO' and ${waitsUnread(ctx)})
    or ${mark(ctx, sql`not m.lido`)})`;

/** What a list asks of the marks of the person. */
export const markFilter = (
  ctx: Ctx,
  marca: NonNullable<CaixaQuery['marca']>,
  tramite: boolean,
): RawBuilder<boolean> => {
  if (marca === 'favoritos') return favourite(ctx);
  return tramite ? unread(ctx) : unreadContent(ctx);
};
