import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { storedFile, type StoredRow } from '#server/base/http/stored-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { ownImpressao } from './present.ts';

/** The file that was made, while its person still reaches every piece that is in it, or named in it. */
export const baixar = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const { processoId } = await ownImpressao(ctx, id);
  await requireVisible(ctx, processoId);
  const { rows } = await sql<StoredRow & { readonly alcanca: boolean }>`
    select a.sha256, v.pasta, a.tamanho, a.nome, a.tipo, not exists (
      select from unnest(i.conteudos || i.nomeados) as x (id)
      where not exists (select from conteudo c where c.id = x.id and ${visibleContent(ctx.sessao)})) as alcanca
    from impressao i join arquivo a on a.id = i.arquivo_id join registro.volume v on v.id = a.volume_id
    where i.id = ${id}`.execute(ctx.db);
  const [file] = rows;
  if (!file) throw new AppError('naoEncontrado');
  if (!file.alcanca)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('processo.impressao.mudou') });
  return storedFile(ctx.ports, file, { download: file.tipo !== 'application/pdf' });
};
