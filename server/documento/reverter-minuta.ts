import { sql } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import { act, concluded, condition, fase, inUse, type ActInput } from '#server/conteudo/atos/index.ts';

/**
 * Takes a concluded document back to draft: a new version, with the text, the number and the signers of the former one, whose
 * PDF stays in the history. Who was asked to sign that one is asked again when the new one is concluded.
 */
export const reverterMinuta = act<ActInput>({
  nome: 'reverterMinuta',
  especies: [tipoConteudo.documento],
  fase: concluded,
  estado: inUse,
  exige: [
    condition.flag('reverterMinuta'),
    condition.inHands,
    condition.notTaken,
    condition.unsigned,
    condition.unpublished,
  ],
  para: { fase: fase.minuta },
  evento: 'revertido',
  comMotivo: true,
  effect: async (ctx, { row }) => {
    const former = row.versaoAtual;
    const version = former + 1;
    await sql`insert into documento_versao (documento_id, numero, situacao, corpo, propriedades, valores, automaticos, criada_em)
      select documento_id, ${version}, 'MINUTA', corpo, propriedades, valores, '{}', ${ctx.agora}
      from documento_versao where documento_id = ${row.id} and numero = ${former}`.execute(ctx.db);
    await sql`update documento_versao set situacao = 'SUPERADA'
      where documento_id = ${row.id} and numero = ${former}`.execute(ctx.db);
    await sql`insert into documento_assinante (documento_id, versao, usuario_id, unidade_id, cargo, marcador, ordem, estrategia, prazo)
      select documento_id, ${version}, usuario_id, unidade_id, cargo, marcador, ordem, estrategia, prazo
      from documento_assinante where documento_id = ${row.id} and versao = ${former} and situacao = 'PENDENTE'`.execute(
      ctx.db,
    );
    await sql`update documento_assinante set situacao = 'CANCELADO'
      where documento_id = ${row.id} and versao = ${former} and situacao = 'PENDENTE'`.execute(ctx.db);
    await ctx.db.updateTable('documento').set({ versaoAtual: version }).where('id', '=', row.id).execute();
    return {
      colunas: {
        checkInUsuarioId: ctx.sessao.usuarioId,
        checkInEm: ctx.agora,
        assinaturasTotal: 0,
        assinaturasFeitas: 0,
      },
      dados: { versao: version },
      resultado: undefined,
    };
  },
});
