import { AppError, type FieldError } from '#schemas/app-error.ts';
import { previewOf } from '#schemas/file-kinds.ts';
import type { CampoFluxo } from '#schemas/fluxo/atividade.ts';
import type { Respostas } from '#schemas/fluxo/regra/asked.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { storedFile } from '#server/base/http/stored-file.ts';
import { takeSent } from '#server/conteudo/arquivo/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';

/** Keeps the files that answer an activity; each that is not one that the person just sent, and nothing else uses, on its field. */
export const keepArquivos = async (
  ctx: Ctx,
  atividadeId: number,
  campos: readonly Pick<CampoFluxo, 'chave' | 'tipo'>[],
  respostas: Respostas,
): Promise<FieldError[]> => {
  const erros: FieldError[] = [];
  for (const { chave, tipo } of campos) {
    const arquivoId = respostas[chave];
    if (tipo !== 'ARQUIVO' || typeof arquivoId !== 'string') continue;
    if (await takeSent(ctx, arquivoId))
      await ctx.db.insertInto('fluxoAtividadeArquivo').values({ atividadeId, chave, arquivoId }).execute();
    else erros.push({ campo: `respostas.${chave}`, mensagem: mensagem('fluxo.recusa.ARQUIVO') });
  }
  return erros;
};

/** Names of the files that answered an activity, by the question. */
export type Arquivos = ReadonlyMap<string, string>;

/** Of each of the activities. */
export const arquivosOf = async (
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Map<string, string>>> => {
  const found = new Map<number, Map<string, string>>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('fluxoAtividadeArquivo as f')
    .innerJoin('arquivo as a', 'a.id', 'f.arquivoId')
    .select(['f.atividadeId', 'f.chave', 'a.nome'])
    .where('f.atividadeId', 'in', ids)
    .execute();
  for (const { atividadeId, chave, nome } of rows)
    found.set(atividadeId, (found.get(atividadeId) ?? new Map<string, string>()).set(chave, nome));
  return found;
};

/** A file that answered an activity, to who sees the content of its flow. */
export const baixarArquivoDaAtividade = async (
  { db, sessao, ports }: Ctx,
  { id, chave }: { readonly id: number; readonly chave: string },
): Promise<FileAnswer> => {
  const row = await db
    .selectFrom('fluxoAtividadeArquivo as f')
    .innerJoin('arquivo as a', 'a.id', 'f.arquivoId')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .innerJoin('fluxoAtividade as t', 't.id', 'f.atividadeId')
    .innerJoin('fluxoInstancia as i', 'i.id', 't.instanciaId')
    .innerJoin('conteudo as c', 'c.id', 'i.conteudoId')
    .select(['a.sha256', 'a.nome', 'a.tipo', 'a.tamanho', 'v.pasta'])
    .where('f.atividadeId', '=', id)
    .where('f.chave', '=', chave)
    .where(visibleContent(sessao))
    .executeTakeFirst();
  if (!row) throw new AppError('naoEncontrado');
  return storedFile(ports, row, { download: previewOf(row.tipo) === undefined });
};
