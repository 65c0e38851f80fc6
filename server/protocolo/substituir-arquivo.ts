import { tipoConteudo } from '#schemas/enums.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { act, anyPhase, condition, fase, inUse, type ActInput } from '#server/conteudo/atos/index.ts';
import { refusal, type PreparedFile } from './captura/index.ts';
import { keepProtocolFile } from './keep-file.ts';
import { indexProtocol } from './index-protocol.ts';

interface Replacing extends ActInput {
  readonly prepared: PreparedFile;
}

/** Another file in the place of the present one, which stays kept: whoever compared that one did not see this one. */
export const substituirArquivo = act<Replacing>({
  nome: 'substituirArquivo',
  especies: [tipoConteudo.arquivoDigital],
  fase: anyPhase,
  estado: inUse,
  exige: [condition.inHands, condition.notTakenOrProtocol, condition.unsigned, condition.removalNotAsked],
  comMotivo: true,
  evento: 'arquivoSubstituido',
  effect: async (ctx, { row, situation }, { prepared }) => {
    const { assinaturas } = prepared.facts;
    // a draft tells of it when it is concluded; what was concluded never has such a file
    if (
      situation.fase === fase.concluido &&
      assinaturas.total > assinaturas.icp &&
      !situation.temRegra('permiteProtocoloForaPadraoIcpBrasil')
    )
      throw refusal(mensagem('protocolo.pendencia.icpBrasil'));
    const numero = await keepProtocolFile(ctx, row.id, prepared);
    await ctx.db
      .updateTable('protocolo')
      .set({ conferidoEm: null, conferidoPor: null, conferidoSubstituto: null })
      .where('id', '=', row.id)
      .execute();
    return { dados: { arquivo: numero, paginas: prepared.facts.paginas }, resultado: undefined };
  },
  follow: (ctx, { row }) => indexProtocol(ctx.db, row.id),
});
