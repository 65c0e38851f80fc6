import type { AssinaturaConferida, LinhaConferencia } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { formatInstant } from '#server/base/pdf/format-instant.ts';
import type { CmsSignature } from '#server/base/signature/cms-signatures.ts';
import type { PdfSignature } from '#server/base/signature/pdf/signatures-of.ts';
import type { XmlSignature } from '#server/base/signature/xml/xml-signatures.ts';
import { holderName, icpIdentity } from '#server/base/signature/icp-brasil.ts';
import { judgeForm, type FormPart } from '#server/base/signature/policy-form.ts';
import { readTimeStamp, type TimeStamp } from '#server/base/signature/time-stamp.ts';
import { outOfDate, pathTo, revocationOf, type Path } from '#server/base/signature/trusted-path.ts';
import type { SignerCheck } from '#server/base/signature/verify-cms.ts';
import { maskCpf } from '#server/pessoas/acesso/mask-cpf.ts';
import { stampPath } from './judge-stamp.ts';
import { ownProofOf, proofOf, withProofs, type FileProof, type Proof } from './prova/index.ts';
import type { InstalledTrust } from './confianca/index.ts';

type Line = Omit<LinhaConferencia, 'ponto'>;
const moment = (date: Date): string => formatInstant(date.toISOString());

/** A signature in a file of any of the forms that are known. */
export type FoundSignature = PdfSignature | XmlSignature | CmsSignature;

/** Against what a signature is judged. */
export interface Judging {
  readonly trust: InstalledTrust;
  /** Now. */
  readonly agora: Date;
  /** When Malote received it, where it did: the record of the institution, not a proof of time. */
  readonly recebidaEm?: Date;
  /** What its file carries to prove it. */
  readonly file?: FileProof;
}

/** A signature judged point by point, each with its reason: none of them says the whole by itself. */
export const checkSignature = (signature: FoundSignature, given: Judging): AssinaturaConferida => {
  const { campo, check } = signature;
  const own = given.file || !check ? undefined : ownProofOf(check, campo, given.trust);
  const file = given.file ?? own?.file;
  const judging = file ? { ...given, file, trust: withProofs(given.trust, file.proofs) } : given;
  if ('stamp' in signature && signature.stamp) return checkDocumentStamp(signature, signature.stamp, judging);
  const integridade = integrity(signature);
  if (!check?.certificate) return { campo, linhas: [{ ponto: 'INTEGRIDADE', ...integridade }] };
  const { certificate } = check;
  const { nome, cpf } = icpIdentity(certificate);
  const evidence = check.evidence?.();
  const trust = evidence ? withProofs(judging.trust, { certificates: [], ...evidence }) : judging.trust;
  const path = pathTo(trust, certificate, [...check.certificates, ...trust.intermediates]);
  const proof = proofOf(own ? { check, covered: own.covered } : signature, judging.trust, judging.file);
  const when = proof?.momento ?? judging.recebidaEm ?? judging.agora;
  return {
    campo,
    titular: nome,
    ...(cpf === undefined ? {} : { cpf: maskCpf(cpf) }),
    emissor: certificate.issuerName,
    linhas: [
      { ponto: 'INTEGRIDADE', ...integridade },
      { ponto: 'MUDANCAS', ...later(signature) },
      { ponto: 'CADEIA', ...chain(path, when) },
      { ponto: 'REVOGACAO', ...revocation(path, when, trust) },
      { ponto: 'TEMPO', ...time(check, judging, proof) },
      { ponto: 'PROVA', ...kept(proof, integridade, judging.agora) },
      { ponto: 'POLITICA', ...policy(check, judging.file) },
      { ponto: 'NIVEL', ...level(path, integridade) },
      { ponto: 'IDENTIDADE', ...identity(cpf, nome) },
    ],
  };
};

const integrity = ({ check, coversRevision }: FoundSignature): Line => {
  if (!check) return { resultado: 'ERRADO', texto: mensagem('certificado.conferencia.ilegivel') };
  const [problem] = check.problems;
  if (problem !== undefined)
    return { resultado: 'ERRADO', texto: mensagem(`certificado.conferencia.problema.${problem}`) };
  if (!coversRevision) return { resultado: 'ERRADO', texto: mensagem('certificado.conferencia.cobrePouco') };
  const { bound } = check;
  return {
    resultado: bound ? 'CERTO' : 'ATENCAO',
    texto: mensagem(`certificado.conferencia.${bound ? 'integra' : 'integraSemVinculo'}`),
    prova: mensagem('certificado.conferencia.algoritmo', { algoritmo: check.digest?.toUpperCase() ?? '' }),
  };
};

const later = (signature: FoundSignature): Line => {
  if ('separate' in signature && signature.separate)
    return { resultado: 'CERTO', texto: mensagem('certificado.conferencia.foraDoArquivo') };
  const { coversAll, changes } = signature;
  if (coversAll) return { resultado: 'CERTO', texto: mensagem('certificado.conferencia.cobreTudo') };
  const [change] = changes;
  if (!change) return { resultado: 'CERTO', texto: mensagem('certificado.conferencia.soAssinaturas') };
  const kinds = [...new Set(changes.map(({ o }) => mensagem(`certificado.conferencia.mudanca.${o}`)))];
  return {
    resultado: 'ERRADO',
    texto: mensagem('certificado.conferencia.mudou'),
    prova: kinds.join('; '),
  };
};

/** A timestamp of the whole document: nobody's will, the proof that it was there. */
const checkDocumentStamp = (
  signature: FoundSignature,
  stamp: TimeStamp,
  { trust }: Judging,
): AssinaturaConferida => {
  const { authority, momento } = stamp;
  const path = stampPath(stamp, trust);
  return {
    campo: signature.campo,
    titular: mensagem('certificado.conferencia.carimboDoDocumento'),
    ...(authority ? { emissor: authority.issuerName } : {}),
    linhas: [
      {
        ponto: 'INTEGRIDADE',
        ...(stamp.whole && signature.coversRevision
          ? { resultado: 'CERTO' as const, texto: mensagem('certificado.conferencia.integra') }
          : { resultado: 'ERRADO' as const, texto: mensagem('certificado.conferencia.problema.conteudo') }),
      },
      { ponto: 'MUDANCAS', ...later(signature) },
      { ponto: 'CADEIA', ...chain(path, momento) },
      { ponto: 'REVOGACAO', ...revocation(path, momento, trust) },
      { ponto: 'TEMPO', ...stamped(stamp, trust) },
    ],
  };
};

const stampOf = ({ timeStamp }: SignerCheck): TimeStamp | undefined =>
  timeStamp && readTimeStamp(timeStamp.token, timeStamp.of);

const chain = (path: Path | undefined, when: Date): Line => {
  if (!path) return { resultado: 'ERRADO', texto: mensagem('certificado.conferencia.semConfianca') };
  const old = outOfDate(path, when);
  const prova = path.certificates.map(holderName).join(' ← ');
  return old
    ? {
        resultado: 'ERRADO',
        texto: mensagem('certificado.conferencia.foraDoPrazo', { quem: holderName(old), em: moment(when) }),
        prova,
      }
    : {
        resultado: 'CERTO',
        texto: mensagem('certificado.conferencia.confiada', { raiz: path.anchor.nome, em: moment(when) }),
        prova,
      };
};

const revocation = (path: Path | undefined, when: Date, trust: InstalledTrust): Line => {
  if (!path) return { resultado: 'NAO_CONFERIDO', texto: mensagem('certificado.conferencia.semCaminho') };
  const found = revocationOf(trust, path, when);
  switch (found.situacao) {
    case 'REVOGADO':
      return {
        resultado: 'ERRADO',
        texto: mensagem('certificado.conferencia.revogado', {
          quem: holderName(found.certificate),
          em: moment(found.em),
        }),
      };
    case 'NAO_REVOGADO':
      return {
        resultado: 'CERTO',
        texto: mensagem(
          found.por === 'OCSP'
            ? 'certificado.conferencia.naoRevogadoOcsp'
            : 'certificado.conferencia.naoRevogado',
          { em: moment(found.ate) },
        ),
      };
    case 'SEM_LISTA':
      return {
        resultado: 'NAO_CONFERIDO',
        texto: mensagem('certificado.conferencia.semLista', { autoridade: found.certificate.issuerName }),
        ...(found.problema ? { prova: mensagem(`certificado.conferencia.ocsp.${found.problema}`) } : {}),
      };
  }
};

const stamped = (stamp: TimeStamp | undefined, trust: InstalledTrust): Line => {
  if (!stamp?.whole) return { resultado: 'ERRADO', texto: mensagem('certificado.conferencia.carimboErrado') };
  const trusted = stampPath(stamp, trust) !== undefined;
  return {
    resultado: trusted ? 'CERTO' : 'ATENCAO',
    texto: mensagem(`certificado.conferencia.${trusted ? 'carimbo' : 'carimboSemConfianca'}`, {
      em: moment(stamp.momento),
    }),
    ...(stamp.authority ? { prova: stamp.authority.name } : {}),
  };
};

const time = (check: SignerCheck, { recebidaEm, trust }: Judging, proof: Proof | undefined): Line => {
  if (check.timeStamp) return stamped(stampOf(check), trust);
  if (proof?.momento)
    return {
      resultado: 'CERTO',
      texto: mensagem('certificado.conferencia.carimboDepois', { em: moment(proof.momento) }),
    };
  if (recebidaEm)
    return {
      resultado: 'ATENCAO',
      texto: mensagem('certificado.conferencia.recebida', { em: moment(recebidaEm) }),
    };
  return { resultado: 'NAO_CONFERIDO', texto: mensagem('certificado.conferencia.semTempo') };
};

/** How long the file proves it by itself. */
const kept = (proof: Proof | undefined, integridade: Line, agora: Date): Line => {
  if (!proof || integridade.resultado === 'ERRADO')
    return { resultado: 'NAO_CONFERIDO', texto: mensagem('certificado.conferencia.semProva') };
  const { nivel } = proof;
  const ate = moment(proof.ate);
  if (proof.ate < agora)
    return { resultado: 'ATENCAO', texto: mensagem('certificado.conferencia.provaVencida', { nivel, ate }) };
  return {
    resultado: nivel === 'B' ? 'ATENCAO' : 'CERTO',
    texto: mensagem(`certificado.conferencia.prova.${nivel}`, { ate }),
  };
};

/** The policy that it declares, and whether it has the form that the policy demands. */
const policy = ({ policy: identifier, form, bound }: SignerCheck, file: FileProof | undefined): Line => {
  if (identifier === undefined)
    return { resultado: 'ATENCAO', texto: mensagem('certificado.conferencia.semPolitica') };
  const parts = new Set<FormPart>([...form.parts, ...(file ? partsOfFile(file) : [])]);
  const judged = judgeForm(identifier, { ...form, parts }, bound);
  const prova = identifier;
  if (!judged)
    return { resultado: 'ATENCAO', texto: mensagem('certificado.conferencia.outraPolitica'), prova };
  const { name: nome, missing, european, known } = judged;
  const falta = missing.map((part) => mensagem(`certificado.conferencia.forma.${part}`)).join(', ');
  if (missing.length > 0 && !european)
    return {
      resultado: 'ATENCAO',
      texto: mensagem('certificado.conferencia.politicaFalta', { nome, falta }),
      prova,
    };
  const texto = european
    ? mensagem('certificado.conferencia.politicaEtsi', { nome, falta })
    : mensagem(`certificado.conferencia.${known ? 'politica' : 'politicaVersao'}`, { nome });
  return { resultado: 'CERTO', texto, prova };
};

const partsOfFile = ({ proofs, stamps }: FileProof): readonly FormPart[] => [
  ...(proofs.certificates.length > 0 ? (['provasNoArquivo'] as const) : []),
  ...(stamps.length > 0 ? (['carimboDoDocumento'] as const) : []),
];

const level = (path: Path | undefined, integridade: Line): Line => {
  if (integridade.resultado === 'ERRADO' || !path)
    return { resultado: 'NAO_CONFERIDO', texto: mensagem('certificado.conferencia.semNivel') };
  return {
    resultado: 'CERTO',
    texto: mensagem(
      path.anchor.icpBrasil ? 'certificado.conferencia.qualificada' : 'certificado.conferencia.avancada',
    ),
  };
};

const identity = (cpf: string | undefined, nome: string): Line =>
  cpf === undefined
    ? { resultado: 'ATENCAO', texto: mensagem('certificado.conferencia.semCpf', { nome }) }
    : {
        resultado: 'CERTO',
        texto: mensagem('certificado.conferencia.deQuem', { nome, cpf: maskCpf(cpf) }),
      };
