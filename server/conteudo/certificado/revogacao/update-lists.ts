import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { readCertificate } from '#server/base/signature/certificate.ts';
import { readPem, writePem } from '#server/base/signature/pem.ts';
import { readRevocationList } from '#server/base/signature/revocation-list.ts';
import { getRecord, modelsInForce, registerNamed, updateRecord, viewFor } from '#server/engine/index.ts';
import { fetchList, NoList, type FetchedList } from './fetch-list.ts';

/**
 * Fetches the list that each active authority publishes, and keeps those that are newer than the one at hand. What does not come is
 * told at its authority; the list at hand stays.
 * @returns how many are new
 */
export const updateLists = async (ctx: JobContext): Promise<number> => {
  const authorities = await ctx.db
    .selectFrom('registro.autoridadeCertificadora')
    .select(['id', 'nome', 'certificado', 'enderecoLista', 'listaRevogados'])
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
  readonly listaRevogados: string | null;
}

const updateOne = async (
  ctx: JobContext,
  { id, nome, certificado, enderecoLista, listaRevogados }: Asked,
): Promise<{ readonly resultado: string; readonly nova: boolean }> => {
  try {
    const authority = readCertificate(readPem(certificado, 'CERTIFICATE'));
    const fetched = await fetchList(ctx, enderecoLista ?? '', authority);
    if (!isNewer(fetched, listaRevogados))
      return { resultado: mensagem('certificado.lista.mesma'), nova: false };
    await keep(ctx, id, writePem(fetched.der, 'X509 CRL'));
    return { resultado: mensagem('certificado.lista.nova'), nova: true };
  } catch (error) {
    const resultado = refusalText(error);
    if (resultado === undefined) throw error;
    ctx.log.warn({ err: error, autoridade: nome }, resultado);
    return { resultado, nova: false };
  }
};

/** What the register refuses of it is told too: a list may be too long to be kept. */
const refusalText = (error: unknown): string | undefined => {
  if (error instanceof NoList) return error.message;
  if (error instanceof AppError)
    return mensagem('certificado.lista.naoGuardada', {
      motivo: error.erros[0]?.mensagem ?? mensagem('certificado.lista.mudouAntes'),
    });
  return undefined;
};

const isNewer = ({ der, list }: FetchedList, kept: string | null): boolean => {
  if (!kept) return true;
  const before = readPem(kept, 'X509 CRL');
  return !before.equals(der) && readRevocationList(before).from <= list.from;
};

const keep = ({ db, ports }: JobContext, id: number, listaRevogados: string): Promise<unknown> =>
  inTransaction(db, async (trx) => {
    const inside = systemCtx(ports, trx);
    const models = modelsInForce();
    const view = viewFor(inside, models, registerNamed(models, 'autoridade-certificadora'));
    const before = await getRecord(inside, view, id);
    return updateRecord(inside, view, id, { ...before, listaRevogados });
  });
