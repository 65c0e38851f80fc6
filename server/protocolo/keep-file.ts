import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refusal, type PreparedFile } from './captura/index.ts';
import { askToRead } from './texto/index.ts';

/** Makes a prepared file the one of a protocol; the former ones stay. @returns its number */
export const keepProtocolFile = async (
  ctx: Ctx,
  protocoloId: number,
  { origemId, arquivoId, paginasDaOrigem, facts }: PreparedFile,
): Promise<number> => {
  const { db, agora, sessao } = ctx;
  const used = await db
    .updateTable('arquivo')
    .set({ emUso: true })
    .where('id', 'in', [origemId, arquivoId])
    .where('criadoPor', '=', sessao.usuarioId)
    .returning('id')
    .execute();
  // thrown away meanwhile: it waited for more than a day
  if (used.length !== new Set([origemId, arquivoId]).size)
    throw refusal(mensagem('protocolo.captura.ausente'));
  const { ultimo } = await db
    .selectFrom('protocoloArquivo')
    .select((eb) => eb.fn.coalesce(eb.fn.max('numero'), eb.lit(0)).as('ultimo'))
    .where('protocoloId', '=', protocoloId)
    .executeTakeFirstOrThrow();
  const numero = Number(ultimo) + 1;
  if (numero > mostFiles)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('protocolo.recusa.muitos') });
  await db
    .insertInto('protocoloArquivo')
    .values({
      protocoloId,
      numero,
      origemId,
      arquivoId,
      paginasDaOrigem: paginasDaOrigem ? [...paginasDaOrigem] : null,
      paginas: facts.paginas,
      pdfa: JSON.stringify(facts.pdfa),
      assinaturas: facts.assinaturas.total,
      assinaturasIcp: facts.assinaturas.icp,
      guardadoEm: agora,
      guardadoPor: sessao.usuarioId,
    })
    .execute();
  await db.updateTable('protocolo').set({ arquivoAtual: numero }).where('id', '=', protocoloId).execute();
  await askToRead(db, protocoloId, numero);
  return numero;
};

/** Files that a protocol has, one after the other. */
const mostFiles = 200;
