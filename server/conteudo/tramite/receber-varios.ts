import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { ReceberSelecionados } from '#schemas/shapes/tramite.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { performMany } from '#server/conteudo/atos/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { sql } from 'kysely';
import { receber } from './receber.ts';

/** Receives several, with one note for all, each in its own transaction: one that fails spoils no other, and says why. */
export const receberVarios = (ctx: Ctx, { ids, motivo }: ReceberSelecionados): Promise<ResultadoLote> => {
  const label = (id: number): Promise<string> => labelOf(ctx, id);
  return performMany(
    ctx,
    ids,
    async (inner, id) => {
      const rotulo = await labelOf(inner, id);
      await receber(inner, id, { motivo });
      return rotulo;
    },
    label,
  );
};

/** How the content of a forwarding is called by who sees it; the id alone for who does not. */
const labelOf = async (ctx: Ctx, tramiteId: number): Promise<string> => {
  const { rows } = await sql<{ rotulo: string }>`
    select coalesce(c.numero, c.assunto) as rotulo from tramite t join conteudo c on c.id = t.conteudo_id
    where t.id = ${tramiteId} and ${visibleContent(ctx.sessao)}`.execute(ctx.db);
  return rows[0]?.rotulo ?? String(tramiteId);
};
