import { defined } from '#schemas/defined.ts';
import type { AssinaturaConferida } from '#schemas/shapes/conferencia.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { holderName, icpIdentity } from '#server/ferramentas/signature/icp-brasil.ts';
import { judgeForm, type FormPart } from '#server/ferramentas/signature/policy-form.ts';
import { readTimeStamp, type TimeStamp } from '#server/ferramentas/signature/time-stamp.ts';
import { outOfDate, pathTo, revocationOf, type Path } from '#server/ferramentas/signature/trusted-path.ts';
import type { SignerCheck } from '#server/ferramentas/signature/verify-cms.ts';
import { maskCpf } from '#server/pessoas/acesso/mask-cpf.ts';
import {
  integrityLines,
  later,
  moment,
  stampIntegrity,
  stampProblem,
  type FoundSignature,
  type Line,
} from './integrity-lines.ts';
import { stampPath } from './judge-stamp.ts';
import { ownProofOf, proofOf, withProofs, type FileProof, type Proof } from './prova/index.ts';
import type { InstalledTrust } from './confianca/index.ts';

/** Against what a signature is judged. */
interface Judging {
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
  if ('stamp' in signature && signature.stamp)
    return checkDocumentStamp(signature, signature.stamp, judging.trust);
  const integridade = integrityLines(signature);
  if (!check?.certificate) return { campo, linhas: integridade };
  const whole = check.problems.length === 0;
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
    cpf: cpf === undefined ? undefined : maskCpf(cpf),
    emissor: certificate.issuerName,
    linhas: [
      ...integridade,
      { ponto: 'MUDANCAS', ...later(signature) },
      { ponto: 'CADEIA', ...chain(path, when) },
      { ponto: 'REVOGACAO', ...revocation(path, when, trust) },
      { ponto: 'TEMPO', ...time(check, judging, proof) },
      { ponto: 'PROVA', ...kept(proof, whole, judging.agora) },
      { ponto: 'POLITICA', ...policy(check, judging.file) },
      { ponto: 'NIVEL', ...level(path, whole) },
      { ponto: 'IDENTIDADE', ...identity(cpf, nome) },
    ],
  };
};

/** A timestamp of the whole document: nobody's will, the proof that it was there. */
const checkDocumentStamp = (
  signature: FoundSignature,
  stamp: TimeStamp,
  trust: InstalledTrust,
): AssinaturaConferida => {
  const { authority, momento } = stamp;
  const path = stampPath(stamp, trust);
  return {
    campo: signature.campo,
    titular: mensagem('certificado.conferencia.carimboDoDocumento'),
    emissor: authority?.issuerName,
    linhas: [
      ...stampIntegrity(signature, stamp),
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
        ...defined({
          prova: found.problema ? mensagem(`certificado.conferencia.ocsp.${found.problema}`) : undefined,
        }),
      };
  }
};

const stamped = (stamp: TimeStamp | undefined, trust: InstalledTrust): Line => {
  if (!stamp) return { resultado: 'ERRADO', texto: mensagem('certificado.conferencia.carimboIlegivel') };
  if (!stamp.whole) return stampProblem(stamp);
  const trusted = stampPath(stamp, trust) !== undefined;
  return {
    resultado: trusted ? 'CERTO' : 'ATENCAO',
    texto: mensagem(`certificado.conferencia.${trusted ? 'carimbo' : 'carimboSemConfianca'}`, {
      em: moment(stamp.momento),
    }),
    ...defined({ prova: stamp.authority?.name }),
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
const kept = (proof: Proof | undefined, whole: boolean, agora: Date): Line => {
  if (!proof || !whole)
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

const level = (path: Path | undefined, whole: boolean): Line => {
  if (!whole || !path)
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
