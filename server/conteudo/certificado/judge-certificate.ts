import { AppError } from '#schemas/app-error.ts';
import { DerError } from '#schemas/der/read.ts';
import type { CertificadoJulgado } from '#schemas/shapes/certificado.ts';
import { formatInstant } from '#server/ferramentas/pdf/format-instant.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  readCertificate,
  signsDocuments,
  type Certificate,
} from '#server/ferramentas/signature/certificate.ts';
import { icpIdentity, type IcpIdentity } from '#server/ferramentas/signature/icp-brasil.ts';
import {
  outOfDate,
  pathTo,
  revocationOf,
  type Revocation,
} from '#server/ferramentas/signature/trusted-path.ts';
import { maskCpf } from '#server/pessoas/acesso/mask-cpf.ts';
import { askOcsp } from './revogacao/index.ts';
import { readTrust } from './confianca/index.ts';

/** A certificate that the person may sign with now, and why it is accepted. */
export interface Accepted {
  readonly certificate: Certificate;
  /** From the one below the person's up to the root. */
  readonly chain: readonly Certificate[];
  readonly julgado: CertificadoJulgado;
}

/** The certificate and those that came with it, in DER. */
interface Presented {
  readonly certificado: Buffer;
  readonly cadeia: readonly Buffer[];
}

/** How a certificate is judged. */
interface Judgement {
  /** One that says no CPF is taken where the name on it is that of the person: only as a provider of whole signatures is set to. */
  readonly porNome?: boolean;
  /** Whether there is time to ask an authority about revocation. */
  readonly online?: boolean;
}

const refuse = (key: MessageKey, data: Readonly<Record<string, string>> = {}): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: 'certificado', mensagem: mensagem(key, data) }] });

/**
 * Judges whether the person may sign with a certificate: it is theirs by the CPF, made to sign, in date, of an authority that is
 * trusted, and not known to be revoked.
 * @throws AppError with the reason, at the certificate
 */
export const judgeCertificate = async (
  ctx: Ctx,
  presented: Presented,
  { porNome = false, online = true }: Judgement = {},
): Promise<Accepted> => {
  const { certificate, identity } = readable(() => {
    const certificate = readCertificate(presented.certificado);
    return { certificate, identity: icpIdentity(certificate) };
  });
  if (identity.empresa) throw refuse('certificado.recusa.empresa');
  if (!signsDocuments(certificate)) throw refuse('certificado.recusa.naoAssina');
  if (certificate.kind === 'OUTRA') throw refuse('certificado.recusa.chave');
  await requireOwner(ctx, identity, porNome);
  const accepted = await requireTrusted(ctx, { certificate, identity }, presented.cadeia, online);
  // ICP-Brasil always says the CPF of a person
  if (identity.cpf === undefined && accepted.julgado.nivel === 'QUALIFICADA')
    throw refuse('certificado.recusa.semCpf');
  return accepted;
};

const readable = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof DerError) throw refuse('certificado.recusa.ilegivel');
    throw error;
  }
};

/** The person who signs is the one whom the certificate names: by the CPF, which nothing that it says besides makes up for. */
const requireOwner = async (
  { db, sessao }: Ctx,
  { cpf, nome }: IcpIdentity,
  porNome: boolean,
): Promise<void> => {
  if (cpf === undefined && !porNome) throw refuse('certificado.recusa.semCpf');
  const { cpf: own, nome: ownName } = await db
    .selectFrom('registro.usuario')
    .select(['cpf', 'nome'])
    .where('id', '=', sessao.usuarioId)
    .executeTakeFirstOrThrow();
  if (cpf === undefined) {
    const said = plainName(nome);
    if (said === '' || said !== plainName(ownName)) throw refuse('certificado.recusa.outroNome', { nome });
    return;
  }
  if (!own) throw refuse('certificado.recusa.semCpfNoCadastro');
  if (own.replaceAll(/\D/g, '') !== cpf)
    throw refuse('certificado.recusa.deOutraPessoa', { cpf: maskCpf(cpf) });
};

/** A name without what certificates write in their own way. */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const requireTrusted = async (
  ctx: Ctx,
  { certificate, identity: { nome, cpf } }: { certificate: Certificate; identity: IcpIdentity },
  presented: readonly Buffer[],
  online: boolean,
): Promise<Accepted> => {
  const trust = await readTrust(ctx.db);
  const others = readable(() => presented.map((der) => readCertificate(der)));
  const path = pathTo(trust, certificate, [...others, ...trust.intermediates]);
  if (!path) throw refuse('certificado.recusa.semConfianca', { emissor: certificate.issuerName });
  const old = outOfDate(path, ctx.agora);
  if (old === certificate)
    throw refuse('certificado.recusa.foraDoPrazo', {
      de: moment(certificate.from),
      ate: moment(certificate.until),
    });
  if (old) throw refuse('certificado.recusa.autoridadeForaDoPrazo', { autoridade: old.name });
  const answers = await askOcsp(ctx, trust, path, { moment: ctx.agora, online });
  return {
    certificate,
    chain: path.certificates.slice(1),
    julgado: {
      titular: nome,
      cpf: cpf === undefined ? undefined : maskCpf(cpf),
      emissor: certificate.issuerName,
      validoAte: certificate.until.toISOString(),
      nivel: path.anchor.icpBrasil ? 'QUALIFICADA' : 'AVANCADA',
      autoridade: path.anchor.nome,
      revogacao: requireNotRevoked(revocationOf({ ...trust, answers }, path, ctx.agora), certificate),
    },
  };
};

/** What is known of revocation, in words. */
const requireNotRevoked = (found: Revocation, own: Certificate): string => {
  switch (found.situacao) {
    case 'REVOGADO':
      throw found.certificate === own
        ? refuse('certificado.recusa.revogado', { em: moment(found.em) })
        : refuse('certificado.recusa.autoridadeRevogada', {
            autoridade: found.certificate.name,
            em: moment(found.em),
          });
    case 'NAO_REVOGADO':
      return mensagem(
        found.por === 'OCSP' ? 'certificado.revogacao.respondida' : 'certificado.revogacao.conferida',
        { em: moment(found.ate) },
      );
    case 'SEM_LISTA':
      return mensagem('certificado.revogacao.semLista', { autoridade: found.certificate.issuerName });
  }
};

const moment = (date: Date): string => formatInstant(date.toISOString());
