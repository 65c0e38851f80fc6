import { defined } from '#schemas/defined.ts';
import type { ConverterProcesso } from '#schemas/shapes/processo-relacoes.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, loadSituation, type ActInput } from '#server/conteudo/atos/index.ts';
import { keepInterested } from '#server/conteudo/dados/index.ts';
import { join } from '#server/conteudo/pecas/index.ts';
import { converterProcesso as rule } from '#server/documento/index.ts';
import { criar } from './criar.ts';
import { indexProcess } from './index-process.ts';

type Conversion = ActInput & ConverterProcesso;

/** Opens a process with a document as its first piece: it has the parties of the document, and is as closed as it. */
export const converter = act<Conversion, undefined, number>({
  ...rule,
  semVersao: true,
  effect: async (ctx: Ctx, { row }, { tipoProcessoId, assunto }) => {
    const id = await criar(ctx, {
      tipoProcessoId,
      assunto: assunto ?? row.assunto,
      sigilo: row.sigilo,
      nivelAcesso: row.nivelAcesso,
      ...defined({ hipoteseLegal: row.hipoteseLegal ?? undefined }),
    });
    const parties = await ctx.db
      .selectFrom('conteudoInteressado')
      .select('interessadoId')
      .where('conteudoId', '=', row.id)
      .orderBy('ordem')
      .execute();
    await keepInterested(
      ctx,
      id,
      parties.map(({ interessadoId }) => interessadoId),
    );
    await indexProcess(ctx, id);
    const processo = await loadSituation(ctx, id, { lock: true });
    await join(ctx, processo.row, row, { evento: 'juntadoAProcesso' });
    return { evento: false as const, resultado: id };
  },
});
