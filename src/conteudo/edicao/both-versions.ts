import { campoText } from './campo-text.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What two people made of one form. */
export interface BothVersions {
  /** Mine where I changed it, theirs everywhere else. */
  readonly merged: Fields;
  /** Where both changed it: what theirs says, by the field. */
  readonly disputed: Readonly<Record<string, string>>;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Puts what I wrote over what somebody else kept meanwhile, both begun from the same: nothing of either is lost unseen. */
export const bothVersions = (base: Fields, mine: Fields, theirs: Fields): BothVersions => {
  const merged: Record<string, unknown> = { ...theirs };
  const disputed: Record<string, string> = {};
  for (const [campo, value] of Object.entries(mine)) {
    if (same(value, base[campo])) continue;
    merged[campo] = value;
    if (!same(theirs[campo], base[campo]) && !same(theirs[campo], value))
      disputed[campo] = campoText(theirs[campo]);
  }
  return { merged, disputed };
};
