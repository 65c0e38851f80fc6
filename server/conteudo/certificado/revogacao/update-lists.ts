import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import { leavePassing } from '#server/base/jobs/will-pass.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { readCertificate } from '#server/ferramentas/signature/certificate.ts';
import { readPem } from '#server/ferramentas/signature/pem.ts';
import { keepList, newerThanKept } from '../confianca/index.ts';
import { fetchList, NoList } from './fetch-list.ts';

/**
 * Fetches the list that each active authority publishes, and keeps those that are newer than the one at hand. What does not come is
 * told at its authority; the list at hand stays.
 * @returns how many are new
 */
export const updateLists = async (ctx: JobContext): Promise<number> => {
  const authorities = await ctx.db
    .selectFrom('registro.autoridadeCertificadora')
    .select(['id', 'nome', 'certificado', 'enderecoLista'])
    .where('ativo', '=', true)
    .where('enderecoLista', 'is not', null)
    .orderBy('id')
    .execute();
  let fresh = 0;
  for (const authority of authorities) {
    const { resultado, nova } = await updateOne(ctx, authority);
    if (nova) fresh += 1;
    await ctx.db
      .updateTable('registro.autoridadeCertificadora')
      .set({ listaBuscadaEm: ctx.ports.clock(), listaResultado: resultado.slice(0, 500) })
      .where('id', '=', authority.id)
      .execute();
  }
  return fresh;
};

interface Asked {
  readonly id: number;
  readonly nome: string;
  readonly certificado: string;
  readonly enderecoLista: string | null;
}

const updateOne = async (
  ctx: JobContext,
  { id, nome, certificado, enderecoLista }: Asked,
): Promise<{ readonly resultado: string; readonly nova: boolean }> => {
  try {
    const authority = readCertificate(readPem(certificado, 'CERTIFICATE'));
    const list = await fetchList(ctx, enderecoLista ?? '', authority);
    if (!(await newerThanKept(ctx.db, id, list)))
      return { resultado: mensagem('certificado.lista.mesma'), nova: false };
    await inTransaction(ctx.db, (trx) => keepList(systemCtx(ctx.ports, trx), id, list));
    return { resultado: mensagem('certificado.lista.nova'), nova: true };
  } catch (error) {
    leavePassing(ctx, error);
    const resultado = refusalText(error);
    if (resultado === undefined) throw error;
    ctx.log.warn({ err: error, autoridade: nome }, resultado);
    return { resultado, nova: false };
  }
};

/** What the register refuses of it is told too: it may have changed meanwhile. */
const refusalText = (error: unknown): string | undefined => {
  if (error instanceof NoList) return error.message;
  if (error instanceof AppError)
    return mensagem('certificado.lista.naoGuardada', {
      motivo: error.erros[0]?.mensagem ?? mensagem('certificado.lista.mudouAntes'),
    });
  return undefined;
};
