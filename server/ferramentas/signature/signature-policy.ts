/** A signature policy, as it is named inside a signature. */
export interface SignaturePolicy {
  readonly oid: string;
  /** SHA-256 of the policy, by its own rule (RFC 3125): not that of its file. */
  readonly sha256: string;
  readonly uri: string;
}

export type SignatureFormat = 'PADES' | 'CADES' | 'XADES';

const published = (oid: string, sha256: string, file: string): SignaturePolicy => ({
  oid: `2.16.76.1.7.1.${oid}`,
  sha256,
  uri: `http://politicas.icpbrasil.gov.br/${file}`,
});

/** Basic reference (AD-RB); in force until 2037. */
export const icpPolicies = {
  PADES: published(
    '11.1.3',
    '23e4be4b9b362172e4ebb0e72b86a133ece5aad843d8651c6e38a0ba3f08fc60',
    'PA_PAdES_AD_RB_v1_3.der',
  ),
  CADES: published(
    '1.2.4',
    '1f3c904c44c392feef447e21faa7a04e85d9c0153346320f557b7042af5dcf13',
    'PA_AD_RB_v2_4.der',
  ),
  XADES: published(
    '6.2.5',
    'ebc306b7e3f100eca1ea62f088083206c6ec5ac40c3ae18d426951f656e1ee18',
    'PA_AD_RB_v2_5.xml',
  ),
} as const satisfies Record<SignatureFormat, SignaturePolicy>;

/** Reference with time (AD-RT): a timestamp is part of the signature. */
export const datedPolicies = {
  PADES: published(
    '12.1.3',
    '21d6e8d9f85e5626dc71307337a7cabd6ffef8d085038746775cf0ce6ba4d3b5',
    'PA_PAdES_AD_RT_v1_3.der',
  ),
  CADES: published(
    '2.2.4',
    'fa59dca6d9c0e808eb7397b2de800cce5b0e4da2c42e2e5ef2496a2ce6badcb7',
    'PA_AD_RT_v2_4.der',
  ),
  XADES: published(
    '7.2.5',
    '4007b823cf6fd0f00ab434f92c16b4bdc7d77d0aaa7e7ccee79c8448a7a36389',
    'PA_AD_RT_v2_5.xml',
  ),
} as const satisfies Record<SignatureFormat, SignaturePolicy>;

/** The digest of a policy whose text is known here. */
export const knownDigest = (identifier: string): string | undefined =>
  [icpPolicies, datedPolicies].flatMap((one) => Object.values(one)).find(({ oid }) => oid === identifier)
    ?.sha256;

const forms: readonly [first: number, last: number, format: SignatureFormat, name: string][] = [
  [1, 5, 'CADES', 'CAdES'],
  [6, 10, 'XADES', 'XAdES'],
  [11, 14, 'PADES', 'PAdES'],
];
const levels = {
  CADES: ['RB', 'RT', 'RV', 'RC', 'RA'],
  XADES: ['RB', 'RT', 'RV', 'RC', 'RA'],
  PADES: ['RB', 'RT', 'RC', 'RA'],
} as const;

export type PolicyLevel = (typeof levels)['CADES'][number];

interface ReadPolicy {
  /** `PAdES AD-RB 1.3`. */
  readonly name: string;
  readonly format: SignatureFormat;
  readonly level: PolicyLevel;
}

/** What the identifier of a policy of ICP-Brasil says; nothing of another authority's. */
export const readPolicy = (identifier: string): ReadPolicy | undefined => {
  const parts = /^2\.16\.76\.1\.7\.1\.(\d+)(?:\.(.+))?$/.exec(identifier);
  if (!parts) return undefined;
  const number = Number(parts[1]);
  const form = forms.find(([first, last]) => number >= first && number <= last);
  if (!form) return undefined;
  const [first, , format, name] = form;
  const level = levels[format][number - first] ?? 'RB';
  return { name: [name, `AD-${level}`, parts[2]].filter(Boolean).join(' '), format, level };
};
