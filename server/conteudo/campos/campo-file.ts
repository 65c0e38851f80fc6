import { isFileId } from '#schemas/file-id.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readableFile } from '#server/pessoas/acesso/readable-file.ts';
import type { CampoDefinido } from './campo-definido.ts';

/** Why a sent file does not serve in a field, if it does not. One that serves is in use from now on. */
export const fileProblem = async (
  ctx: Ctx,
  conteudoId: number,
  { rotulo: param, extensoes, tamanhoMaximoMb }: CampoDefinido,
  id: string,
): Promise<string | undefined> => {
  const file = isFileId(id)
    ? await ctx.db
        .selectFrom('arquivo')
        .leftJoin('conteudoCampo as k', 'k.arquivoId', 'arquivo.id')
        .select(['arquivo.nome', 'arquivo.tamanho', 'k.conteudoId as de'])
        .where('arquivo.id', '=', id)
        .where(readableFile(ctx, 'arquivo'))
        .executeTakeFirst()
    : undefined;
  // a file is of one content: another sends its own
  if (!file || (file.de !== null && file.de !== conteudoId))
    return mensagem('campos.recusa.arquivoAusente', { param });
  const extension = file.nome.split('.').at(-1)?.toLowerCase() ?? '';
  if (extensoes && !extensoes.includes(extension))
    return mensagem('campos.recusa.extensao', { param, extensoes: extensoes.join(', ') });
  if (tamanhoMaximoMb !== undefined && file.tamanho > tamanhoMaximoMb * 1_048_576)
    return mensagem('campos.recusa.tamanho', { param, limite: String(tamanhoMaximoMb) });
  const kept = await ctx.db
    .updateTable('arquivo')
    .set({ emUso: true })
    .where('id', '=', id)
    .returning('id')
    .execute();
  return kept.length === 0 ? mensagem('campos.recusa.arquivoAusente', { param }) : undefined;
};
