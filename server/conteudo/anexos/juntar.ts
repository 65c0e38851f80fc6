import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { AnexoNovo } from '#schemas/shapes/anexo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { takeSent } from '#server/conteudo/arquivo/index.ts';
import { act, type ActInput } from '#server/conteudo/atos/index.ts';
import { askForText } from '#server/conteudo/extracao/index.ts';
import { juntarRule } from './rules.ts';

/** Files of one content; what needs more is a process. */
const mostAttachments = 500;

interface Joining extends ActInput, AnexoNovo {}

/** Joins a file that the person sent for it; from then on it is read by way of the content alone. */
export const juntarAnexo = act<Joining>({
  ...juntarRule,
  evento: 'anexoJuntado',
  semVersao: true,
  effect: async (ctx, { row: { id } }, novo) => ({
    dados: await joinFile(ctx, id, novo),
    resultado: undefined,
  }),
});

/** Joins a file to a content that is locked, whoever may do it; what the event says of it. */
export const joinFile = async (
  ctx: Ctx,
  id: number,
  { pasta, arquivoId }: AnexoNovo,
): Promise<Readonly<Record<string, string>>> => {
  const file = await takeSent(ctx, arquivoId);
  if (!file) throw refuse('arquivoId', mensagem('anexos.recusa.arquivoAusente'));
  const folder = pasta.trim();
  await requireRoom(ctx, id, folder, file.sha256);
  await ctx.db
    .insertInto('conteudoAnexo')
    .values({
      conteudoId: id,
      pasta: folder,
      arquivoId,
      anexadoPor: ctx.sessao.usuarioId,
      unidadeId: ctx.sessao.unidadeId,
      anexadoEm: ctx.agora,
    })
    .execute();
  await askForText(ctx.db, file.sha256);
  return { nome: file.nome, pasta: folder, sha256: file.sha256.toString('hex') };
};

const requireRoom = async ({ db }: Ctx, id: number, pasta: string, sha256: Buffer): Promise<void> => {
  const { rows } = await sql<{ total: number; igual: string | null }>`
    select count(*) as total,
      min(a.nome) filter (where texto_busca(x.pasta) = texto_busca(${pasta}) and a.sha256 = ${sha256}) as igual
    from conteudo_anexo x join arquivo a on a.id = x.arquivo_id where x.conteudo_id = ${id}`.execute(db);
  const [{ total, igual } = { total: 0, igual: null }] = rows;
  if (igual !== null) throw refuse('arquivoId', mensagem('anexos.recusa.repetido', { nome: igual, pasta }));
  if (total >= mostAttachments)
    throw refuse('arquivoId', mensagem('anexos.recusa.muitos', { limite: String(mostAttachments) }));
};

const refuse = (campo: string, text: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: text }] });
