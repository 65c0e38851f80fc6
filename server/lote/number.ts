import { tipoConteudo } from '#schemas/enums.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { takeFree } from '#server/conteudo/numeracao/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';

/** The next number of a lot: one sequence a year for each organisation. */
export const takeLotNumber = async (ctx: Ctx): Promise<string> => {
  const { organizacaoId } = ctx.sessao;
  const { sigla } = await ctx.db
    .selectFrom('registro.organizacaoInterna')
    .select('sigla')
    .where('id', '=', organizacaoId)
    .executeTakeFirstOrThrow();
  const ano = Number(today(ctx).slice(0, 4));
  const plan = {
    tipo: tipoConteudo.lote,
    counter: {
      chave: `lote:${organizacaoId}`,
      ano,
      descricao: mensagem('numeracao.lotes', { organizacao: sigla }),
      inicio: 1,
    },
    write: (sequencia: number) => mensagem('lote.numero', { sequencia, ano }),
  };
  return plan.write(await takeFree(ctx.db, plan, organizacaoId));
};
