import { createHash } from 'node:crypto';
import type { PacoteAssinatura } from '#schemas/shapes/certificado.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Accepted } from './judge-certificate.ts';

/** How long a person has to give the value that their key made. */
const minutes = 10;

interface NewPackage {
  readonly id: string;
  readonly documentoId: number;
  readonly rotulo: string;
  readonly versao: number;
  readonly assinanteId: number | null;
  readonly anexoId?: number;
  readonly baseSha256: Buffer;
  readonly cauda: Buffer;
  readonly atributos: Buffer;
  readonly intervalo: readonly number[];
  readonly provedorCms: number | null;
}

/** Keeps what was prepared until its end, and says what is to be signed. */
export const keepPackage = async (
  { db, agora, sessao }: Ctx,
  accepted: Accepted,
  { rotulo, ...prepared }: NewPackage,
): Promise<PacoteAssinatura> => {
  const venceEm = new Date(agora.getTime() + minutes * 60_000);
  await db.deleteFrom('assinaturaPacote').where('venceEm', '<', agora).execute();
  await db
    .insertInto('assinaturaPacote')
    .values({
      ...prepared,
      usuarioId: sessao.usuarioId,
      certificado: Buffer.from(accepted.certificate.der),
      cadeia: accepted.chain.map(({ der }) => Buffer.from(der)),
      criadoEm: agora,
      venceEm,
    })
    .execute();
  return {
    pacote: prepared.id,
    id: prepared.documentoId,
    rotulo,
    atributos: prepared.atributos.toString('base64'),
    resumo: createHash('sha256').update(prepared.atributos).digest('hex'),
    intervalo: [...prepared.intervalo],
    venceEm: venceEm.toISOString(),
    certificado: accepted.julgado,
  };
};
