import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  datedPolicies,
  icpPolicies,
  readPolicy,
  type SignatureFormat,
  type SignaturePolicy,
} from '#server/ferramentas/signature/signature-policy.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { activeAuthorities } from './carimbo/index.ts';

/** How a signature is made: under which policy, and whether in the very form that the policy demands. */
interface SigningForm {
  readonly policy: SignaturePolicy;
  readonly pbad: boolean;
}

/**
 * What the installation wants. A policy is part of what is signed: the one with time is declared only where no signature is made
 * without a timestamp.
 */
export const signingForm = async (
  { db, ports }: Pick<Ctx, 'ports'> & { readonly db: Database },
  format: SignatureFormat,
): Promise<SigningForm> => {
  const pbad = (await readSettings(db)).pbadEstrita === true;
  const dated = pbad && (await activeAuthorities(db, ports.config.key)).some(({ exigido }) => exigido);
  return { pbad, policy: (dated ? datedPolicies : icpPolicies)[format] };
};

/** What was prepared under a policy with time is not made without one, whatever is wanted by now. */
export const demandsStamp = (policy: string | undefined): boolean =>
  policy !== undefined && readPolicy(policy)?.level === 'RT';
