import { AppError } from '#schemas/app-error.ts';
import { DerError } from '#schemas/der/read.ts';
import type { CertificadoJulgado } from '#schemas/generated.ts';
import { formatInstant } from '#server/base/pdf/format-instant.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readCertificate, signsDocuments, type Certificate } from '#server/base/signature/certificate.ts';
import { icpIdentity } from '#server/base/signature/icp-brasil.ts';
import { outOfDate, pathTo, revocationOf, type Path } from '#server/base/signature/trusted-path.ts';
import { maskCpf } from '#server/pessoas/acesso/mask-cpf.ts';
import { readTrust } from './trust-material.ts';

/** A certificate that the person may sign with now, and why it is accepted. */
export interface Accepted {
  readonly certificate: Certificate;
  /** From the one below the person's up to the root. */
  readonly chain: readonly Certificate[];
  readonly nivel: 'AVANCADA' | 'QUALIFICADA';
  readonly nome: string;
  readonly julgado: CertificadoJulgado;
}

/** The certificate and those that came with it, in DER. */
export interface Presented {
  readonly certificado: Buffer;
  readonly cadeia: readonly Buffer[];
}

const refuse = (key: MessageKey, data: Readonly<Record<string, string>> = {}): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: 'certificado', mensagem: mensagem(key, data) }] });

/**
 * Judges whether the person may sign with a certificate: it is theirs by the CPF, made to sign, in date, of an authority that is
 * trusted, and not known to be revoked.
 * @throws AppError with the reason, at the certificate
 */
export const judgeCertificate = async (ctx: Ctx, presented: Presented): Promise<Accepted> => {
  const certificate = read(presented.certificado);
  const identity = icpIdentity(certificate);
  if (identity.empresa) throw refuse('certificado.recusa.empresa');
  if (!signsDocuments(certificate)) throw refuse('certificado.recusa.naoAssina');
  if (certificate.kind === 'OUTRA') throw refuse('certificado.recusa.chave');
  await requireOwner(ctx, identity.cpf);
  const path = await requireTrusted(ctx, certificate, presented.cadeia);
  return { certificate, chain: path.path.certificates.slice(1), ...path.told, nome: identity.nome };
};

const read = (der: Buffer): Certificate => {
  try {
    return readCertificate(der);
  } catch (error) {
    if (error instanceof DerError) throw refuse('certificado.recusa.ilegivel');
    throw error;
  }
};

/** The person who signs is the one whom the certificate names. */
const requireOwner = async ({ db, sessao }: Ctx, cpf: string | undefined): Promise<void> => {
  if (cpf === undefined) throw refuse('certificado.recusa.semCpf');
  const { cpf: own } = await db
    .selectFrom('registro.usuario')
    .select('cpf')
    .where('id', '=', sessao.usuarioId)
    .executeTakeFirstOrThrow();
  if (!own) throw refuse('certificado.recusa.semCpfNoCadastro');
  if (own.replaceAll(/\D/g, '') !== cpf)
    throw refuse('certificado.recusa.deOutraPessoa', { cpf: maskCpf(cpf) });
};

const requireTrusted = async (
  ctx: Ctx,
  certificate: Certificate,
  presented: readonly Buffer[],
): Promise<{ readonly path: Path; readonly told: Pick<Accepted, 'nivel' | 'julgado'> }> => {
  const trust = await readTrust(ctx.db);
  const path = pathTo(trust, certificate, [...presented.map(read), ...trust.intermediates]);
  if (!path) throw refuse('certificado.recusa.semConfianca', { emissor: certificate.issuerName });
  const old = outOfDate(path, ctx.agora);
  if (old === certificate)
    throw refuse('certificado.recusa.foraDoPrazo', {
      de: day(certificate.from),
      ate: day(certificate.until),
    });
  if (old) throw refuse('certificado.recusa.autoridadeForaDoPrazo', { autoridade: old.name });
  const revocation = revocationOf(trust, path, ctx.agora);
  if (revocation.situacao === 'REVOGADO')
    throw refuse('certificado.recusa.revogado', { em: formatInstant(revocation.em.toISOString()) });
  const nivel = path.anchor.icpBrasil ? 'QUALIFICADA' : 'AVANCADA';
  const { nome, cpf } = icpIdentity(certificate);
  return {
    path,
    told: {
      nivel,
      julgado: {
        titular: nome,
        ...(cpf === undefined ? {} : { cpf: maskCpf(cpf) }),
        emissor: certificate.issuerName,
        validoAte: certificate.until.toISOString(),
        nivel,
        autoridade: path.anchor.nome,
        revogacao:
          revocation.situacao === 'NAO_REVOGADO'
            ? mensagem('certificado.revogacao.conferida', { em: formatInstant(revocation.ate.toISOString()) })
            : mensagem('certificado.revogacao.semLista', { autoridade: revocation.certificate.issuerName }),
      },
    },
  };
};

const day = (moment: Date): string => formatInstant(moment.toISOString());
