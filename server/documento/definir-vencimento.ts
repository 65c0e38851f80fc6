import { tipoConteudo } from '#schemas/enums.ts';
import { act, anyPhase, condition, inUse, type ActInput } from '#server/conteudo/atos/index.ts';
import { deadlineOn } from '#server/instalacao/prazo/index.ts';

interface Expiry extends ActInput {
  /** The day, or nothing for none. */
  readonly vencimento?: string | undefined;
}

/** Changes the day by which the work on a document is due: what the document says is not touched. */
export const definirVencimento = act<Expiry>({
  nome: 'definirVencimento',
  especies: [tipoConteudo.documento],
  fase: anyPhase,
  estado: inUse,
  exige: [
    condition.permission('documentoEditar'),
    condition.inHands,
    condition.notTaken,
    condition.removalNotAsked,
  ],
  evento: 'vencimentoMudado',
  effect: async (ctx, { row }, { vencimento }) => {
    const day = vencimento ? await deadlineOn(ctx, row.detentorUnidadeId, vencimento) : null;
    if (day === row.vencimento) return { evento: false, resultado: undefined };
    return {
      colunas: { vencimento: day },
      dados: { de: row.vencimento, vencimento: day },
      ...(day === null ? { evento: 'vencimentoRetirado' } : {}),
      resultado: undefined,
    };
  },
});
