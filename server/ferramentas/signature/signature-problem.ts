import { DerError } from '#schemas/der/read.ts';

/** What is wrong with a signature in itself, or keeps it from being judged. */
export type SignatureProblem =
  | 'conteudo'
  | 'valor'
  | 'certificadoAusente'
  | 'certificadoTrocado'
  | 'atributos'
  | 'semAtributos'
  | 'algoritmo'
  | 'algoritmoFraco'
  | 'resumosDiferentes'
  | 'semVinculo'
  | 'modo'
  | 'fora'
  | 'lista'
  | 'muitasReferencias'
  | 'ilegivel';

/** What keeps a signature from being judged: nothing says that it is wrong, and nothing that it is right. */
const unjudged: ReadonlySet<SignatureProblem> = new Set([
  'certificadoAusente',
  'semAtributos',
  'algoritmo',
  'resumosDiferentes',
  'modo',
  'fora',
  'lista',
  'muitasReferencias',
]);

/** What the problems of a signature come to: the worst is told, and a weak algorithm apart from it. */
interface Verdict {
  readonly wrong: SignatureProblem | undefined;
  readonly notJudged: SignatureProblem | undefined;
  readonly weak: boolean;
}

export const verdictOf = (problems: readonly SignatureProblem[]): Verdict => ({
  wrong: problems.find((one) => one !== 'algoritmoFraco' && !unjudged.has(one)),
  notJudged: problems.find((one) => unjudged.has(one)),
  weak: problems.includes('algoritmoFraco'),
});

/** A CMS with more of them than are checked. */
export class TooManySignatures extends DerError {}

/** Files have a few; one that has more is made to keep who checks it busy. */
export const mostSignatures = 500;
