import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { act, type ActInput } from '#server/conteudo/atos/index.ts';
import { mayRemove, needsReason, removerRule } from './rules.ts';

interface Removal extends ActInput {
  readonly anexoId: number;
}

/** Takes an attachment away; its file goes with the next sweep, what it was stays in the events. */
export const removerAnexo = act<Removal>({
  ...removerRule,
  evento: 'anexoRemovido',
  semVersao: true,
  effect: async (ctx, { row, situation }, { anexoId, motivo }) => {
    const found = await ctx.db
      .selectFrom('conteudoAnexo as x')
      .innerJoin('arquivo as a', 'a.id', 'x.arquivoId')
      .leftJoin('pecaArquivo as pa', 'pa.anexoId', 'x.id')
      .select([
        'x.anexadoPor',
        'x.unidadeId',
        'x.pasta',
        'x.arquivoId',
        'a.nome',
        'a.sha256',
        'pa.id as daPeca',
      ])
      .where('x.id', '=', anexoId)
      .where('x.conteudoId', '=', row.id)
      .executeTakeFirst();
    if (!found) throw new AppError('naoEncontrado');
    if (found.daPeca !== null)
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('peca.arquivoFica') });
    if (!mayRemove(ctx.sessao, situation, found)) throw new AppError('acessoNegado');
    if (needsReason(situation) && !motivo?.trim())
      throw new AppError(
        'camposInvalidos',
        {},
        { erros: [{ campo: 'motivo', mensagem: mensagem('documento.motivo.motivoObrigatorio') }] },
      );
    await ctx.db.deleteFrom('conteudoAnexo').where('id', '=', anexoId).execute();
    await ctx.db.updateTable('arquivo').set({ emUso: false }).where('id', '=', found.arquivoId).execute();
    return {
      dados: { nome: found.nome, pasta: found.pasta, sha256: found.sha256.toString('hex') },
      resultado: undefined,
    };
  },
});
