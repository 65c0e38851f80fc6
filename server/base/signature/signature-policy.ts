/** A signature policy, as it is named inside a signature. */
export interface SignaturePolicy {
  readonly oid: string;
  /** SHA-256 of the policy, by the rule of RFC 3125: not that of its file. */
  readonly sha256: string;
  readonly uri: string;
}

/** Basic reference, for PDF and for detached files; in force until 2029. */
export const icpPolicies = {
  PADES: {
    oid: '2.16.76.1.7.1.11.1.3',
    sha256: '23e4be4b9b362172e4ebb0e72b86a133ece5aad843d8651c6e38a0ba3f08fc60',
    uri: 'http://politicas.icpbrasil.gov.br/PA_PAdES_AD_RB_v1_3.der',
  },
  CADES: {
    oid: '2.16.76.1.7.1.1.2.4',
    sha256: '1f3c904c44c392feef447e21faa7a04e85d9c0153346320f557b7042af5dcf13',
    uri: 'http://politicas.icpbrasil.gov.br/PA_AD_RB_v2_4.der',
  },
} as const satisfies Record<string, SignaturePolicy>;

const forms: readonly [first: number, last: number, name: string][] = [
  [1, 5, 'CAdES'],
  [6, 10, 'XAdES'],
  [11, 14, 'PAdES'],
];
const levels: Readonly<Record<string, readonly string[]>> = {
  CAdES: ['AD-RB', 'AD-RT', 'AD-RV', 'AD-RC', 'AD-RA'],
  XAdES: ['AD-RB', 'AD-RT', 'AD-RV', 'AD-RC', 'AD-RA'],
  PAdES: ['AD-RB', 'AD-RT', 'AD-RC', 'AD-RA'],
};

/** How a policy of ICP-Brasil is called: `PAdES AD-RB 1.3`; nothing of another authority's. */
export const policyName = (identifier: string): string | undefined => {
  const parts = /^2\.16\.76\.1\.7\.1\.(\d+)(?:\.(.+))?$/.exec(identifier);
  if (!parts) return undefined;
  const number = Number(parts[1]);
  const form = forms.find(([first, last]) => number >= first && number <= last);
  if (!form) return undefined;
  const [first, , name] = form;
  const level = levels[name]?.[number - first] ?? '';
  return [name, level, parts[2]].filter(Boolean).join(' ');
};
