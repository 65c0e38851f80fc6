import { knownDigest, readPolicy, type PolicyLevel, type SignatureFormat } from './signature-policy.ts';

/** A part that a policy of ICP-Brasil demands of a signature. */
export type FormPart =
  | 'resumo'
  | 'vinculo'
  | 'dicionario'
  | 'carimbo'
  | 'referencias'
  | 'carimboReferencias'
  | 'valores'
  | 'arquivo'
  | 'provasNoArquivo'
  | 'carimboDoDocumento';

/** What a signature shows of the form that it was made in. */
export interface SignatureForm {
  /** The digest of the policy, as the signature says it, in hexadecimal. */
  readonly policyDigest: string | undefined;
  readonly parts: ReadonlySet<FormPart>;
}

const always: readonly FormPart[] = ['resumo', 'vinculo'];
const referred: readonly FormPart[] = ['referencias', 'carimboReferencias'];
/** What each level adds, as the texts of the policies have it (DOC-ICP-15.03). */
const beside: Readonly<Record<PolicyLevel, readonly FormPart[]>> = {
  RB: [],
  RT: ['carimbo'],
  RV: ['carimbo', ...referred],
  RC: ['carimbo', ...referred, 'valores'],
  RA: ['referencias', 'valores', 'arquivo'],
};
const lasting: readonly FormPart[] = ['carimbo', 'provasNoArquivo', 'carimboDoDocumento'];
const inPdf: Readonly<Record<PolicyLevel, readonly FormPart[]>> = {
  RB: [],
  RT: ['carimbo'],
  RV: lasting,
  RC: lasting,
  RA: lasting,
};

/** What European readers have in another way, with the same weight. */
const otherwise: Readonly<Record<SignatureFormat, FormPart | undefined>> = {
  PADES: 'dicionario',
  XADES: 'vinculo',
  CADES: undefined,
};

interface JudgedForm {
  readonly name: string;
  /** What the policy demands and the signature lacks. */
  readonly missing: readonly FormPart[];
  /** All that lacks it has by its European name. */
  readonly european: boolean;
  /** The text of the policy is known here, and the digest was compared. */
  readonly known: boolean;
}

/** A signature against the form of the policy that it declares; nothing where that is not of ICP-Brasil. */
export const judgeForm = (
  identifier: string,
  { policyDigest, parts }: SignatureForm,
  bound: boolean,
): JudgedForm | undefined => {
  const policy = readPolicy(identifier);
  if (!policy) return undefined;
  const { name, format, level } = policy;
  const digest = knownDigest(identifier);
  const asked = [
    ...always,
    ...(format === 'PADES' ? (['dicionario'] as const) : []),
    ...(format === 'PADES' ? inPdf : beside)[level],
  ];
  const missing = asked.filter((part) =>
    part === 'resumo'
      ? policyDigest === undefined || (digest !== undefined && digest !== policyDigest)
      : !parts.has(part),
  );
  const european = bound && missing.length === 1 && missing[0] === otherwise[format];
  return { name, missing, european, known: digest !== undefined };
};

/** The parts of which everything is there, by the names that a format gives them. */
export const partsNamed = (
  names: Readonly<Partial<Record<FormPart, readonly string[]>>>,
  has: (name: string) => boolean,
): ReadonlySet<FormPart> =>
  new Set(
    (Object.entries(names) as [FormPart, readonly string[]][])
      .filter(([, all]) => all.every(has))
      .map(([part]) => part),
  );
