import { defined } from '#schemas/defined.ts';
import type { LinhaConferencia } from '#schemas/shapes/conferencia.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { formatInstant } from '#server/ferramentas/pdf/format-instant.ts';
import type { CmsSignature } from '#server/ferramentas/signature/cms-signatures.ts';
import { isJudged, isPermitted } from '#server/ferramentas/signature/pdf/later-change.ts';
import type { PdfSignature } from '#server/ferramentas/signature/pdf/signatures-of.ts';
import { verdictOf, type SignatureProblem } from '#server/ferramentas/signature/signature-problem.ts';
import type { TimeStamp } from '#server/ferramentas/signature/time-stamp.ts';
import type { SignerCheck } from '#server/ferramentas/signature/verify-cms.ts';
import type { XmlSignature } from '#server/ferramentas/signature/xml/xml-signatures.ts';

/** A signature in a file of any of the forms that are known. */
export type FoundSignature =
  | (Omit<PdfSignature, 'check'> & { readonly check: SignerCheck | undefined })
  | XmlSignature
  | (Omit<CmsSignature, 'check'> & { readonly check: SignerCheck | undefined });

export type Line = Omit<LinhaConferencia, 'ponto'>;

export const moment = (date: Date): string => formatInstant(date.toISOString());

const weakLine: LinhaConferencia = {
  ponto: 'ALGORITMO',
  resultado: 'ATENCAO',
  texto: mensagem('certificado.conferencia.fraco'),
};

/** Whether what was signed is what is there; a weak algorithm is told apart, because it is not a change. */
export const integrityLines = (signature: FoundSignature): LinhaConferencia[] => [
  { ponto: 'INTEGRIDADE', ...integrity(signature) },
  ...(verdictOf(signature.check?.problems ?? []).weak ? [weakLine] : []),
];

const integrity = (signature: FoundSignature): Line => {
  const { check, coversRevision } = signature;
  if (!check) return { resultado: 'ERRADO', texto: mensagem('certificado.conferencia.ilegivel') };
  const { wrong, notJudged } = verdictOf(check.problems);
  if (wrong) return { resultado: 'ERRADO', texto: mensagem(`certificado.conferencia.problema.${wrong}`) };
  const partes = coveredBy(signature);
  if (notJudged)
    return {
      resultado: 'ATENCAO',
      texto: mensagem(`certificado.conferencia.problema.${notJudged}`),
      ...defined({
        prova:
          partes === undefined ? undefined : mensagem('certificado.conferencia.integraParte', { partes }),
      }),
    };
  const prova = mensagem('certificado.conferencia.algoritmo', {
    algoritmo: check.digest?.toUpperCase() ?? '',
  });
  const { bound } = check;
  if (partes !== undefined)
    return {
      resultado: 'ATENCAO',
      texto: mensagem(`certificado.conferencia.${bound ? 'integraParte' : 'integraParteSemVinculo'}`, {
        partes,
      }),
      prova,
    };
  if (!coversRevision) return { resultado: 'ERRADO', texto: mensagem('certificado.conferencia.cobrePouco') };
  return {
    resultado: bound ? 'CERTO' : 'ATENCAO',
    texto: mensagem(`certificado.conferencia.${bound ? 'integra' : 'integraSemVinculo'}`),
    prova,
  };
};

const coveredBy = (signature: FoundSignature): string | undefined =>
  'cover' in signature && signature.cover ? few(signature.cover.covered) : undefined;

const mostNames = 8;

const few = (names: readonly string[]): string => {
  const nomes = names.slice(0, mostNames).join(', ');
  return names.length > mostNames
    ? mensagem('certificado.conferencia.eMais', { nomes, n: String(names.length - mostNames) })
    : nomes;
};

/** What came after it, or stands beside what it covers. */
export const later = (signature: FoundSignature): Line => {
  const { coversAll, changes, check } = signature;
  if (changes.length === 0 && 'wantsContent' in signature) {
    const { cover, coversRevision } = signature;
    if (cover)
      return cover.rest.length > 0
        ? {
            resultado: 'ATENCAO',
            texto: mensagem('certificado.conferencia.foraDaParte', { resto: few(cover.rest) }),
          }
        : { resultado: 'CERTO', texto: mensagem('certificado.conferencia.nadaFora') };
    if (!coversRevision && verdictOf(check?.problems ?? []).notJudged)
      return { resultado: 'NAO_CONFERIDO', texto: mensagem('certificado.conferencia.semCobertura') };
  }
  if ('separate' in signature && signature.separate)
    return { resultado: 'CERTO', texto: mensagem('certificado.conferencia.foraDoArquivo') };
  if (changes.length > 0) {
    const judged = changes.some(isJudged);
    const said = changes.every(isPermitted) ? 'permitido' : coversAll ? 'deOutroModo' : 'mudancaNaoJulgada';
    return {
      resultado: judged ? 'ERRADO' : 'ATENCAO',
      texto: mensagem(`certificado.conferencia.${judged ? 'mudou' : said}`),
      prova: joined([...changes.map((change) => changeIn(change)), ...marksIn(signature)]),
    };
  }
  if (coversAll) return { resultado: 'CERTO', texto: mensagem('certificado.conferencia.cobreTudo') };
  const marks = marksIn(signature);
  if (marks.length > 0)
    return {
      resultado: 'ATENCAO',
      texto: mensagem('certificado.conferencia.marcaCobre'),
      prova: joined(marks),
    };
  const unseen = 'unseen' in signature ? signature.unseen : [];
  return {
    resultado: 'CERTO',
    texto: mensagem('certificado.conferencia.soAssinaturas'),
    ...defined({
      prova:
        unseen.length > 0
          ? mensagem('certificado.conferencia.naoSeVe', {
              o: joined(unseen.map((o) => mensagem(`certificado.conferencia.oculta.${o}`))),
            })
          : undefined,
    }),
  };
};

const changeIn = ({ o, ...more }: FoundSignature['changes'][number]): string =>
  mensagem(`certificado.conferencia.mudanca.${o}`, {
    campo: ('campo' in more && more.campo) || mensagem('certificado.conferencia.campoSemNome'),
    assinatura: String('por' in more ? more.por : ''),
  });

/** Where the signatures that came later are seen over what was there, in words. */
const marksIn = (signature: FoundSignature): readonly string[] =>
  ('marks' in signature ? signature.marks : []).map(({ assinatura, pagina }) =>
    mensagem('certificado.conferencia.marca', { assinatura: String(assinatura), pagina: String(pagina) }),
  );

const joined = (words: readonly string[]): string => [...new Set(words)].join('; ');

/** The same of a timestamp of the whole document: that it proves nothing is not that the document changed. */
export const stampIntegrity = ({ coversRevision }: FoundSignature, stamp: TimeStamp): LinhaConferencia[] => {
  const { wrong, notJudged, weak } = verdictOf(stamp.problems);
  const line = (): Line => {
    if (wrong === 'conteudo')
      return { resultado: 'ERRADO', texto: mensagem('certificado.conferencia.problema.conteudo') };
    if (!coversRevision)
      return { resultado: 'ERRADO', texto: mensagem('certificado.conferencia.cobrePouco') };
    if (wrong ?? notJudged) return stampProblem(stamp);
    return { resultado: 'CERTO', texto: mensagem('certificado.conferencia.integra') };
  };
  return [{ ponto: 'INTEGRIDADE', ...line() }, ...(weak ? [weakLine] : [])];
};

/** Why a timestamp proves no moment. */
export const stampProblem = ({ problems, momento }: TimeStamp): Line => {
  const { wrong, notJudged } = verdictOf(problems);
  const em = moment(momento);
  if (wrong === 'conteudo')
    return { resultado: 'ERRADO', texto: mensagem('certificado.conferencia.carimboErrado') };
  if (wrong)
    return {
      resultado: 'ERRADO',
      texto: mensagem('certificado.conferencia.carimboQuebrado', { em, motivo: motiveOf(wrong) }),
    };
  return {
    resultado: 'ATENCAO',
    texto: notJudged
      ? mensagem('certificado.conferencia.carimboNaoConferido', { em, motivo: motiveOf(notJudged) })
      : mensagem('certificado.conferencia.carimboFraco', { em }),
  };
};

const told = [
  'valor',
  'atributos',
  'certificadoTrocado',
  'semVinculo',
  'certificadoAusente',
  'algoritmo',
  'resumosDiferentes',
] as const;

const motiveOf = (problem: SignatureProblem): string =>
  mensagem(`certificado.conferencia.carimboMotivo.${told.find((one) => one === problem) ?? 'outro'}`);
