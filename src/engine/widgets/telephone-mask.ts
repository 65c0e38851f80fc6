import type { MaskedDynamic } from 'imask';
import { inputMask } from '#src/ui/input-mask.ts';

const fixed = inputMask('(99) 9999-9999');
const mobile = inputMask('(99) 99999-9999');
const free = inputMask('9999 999 9999');
// the sign is part of what is kept
const foreign = { mask: /^\+\d{0,15}$/ };

/** Where each mask stands in the list that the library takes. */
const place = { fixed: 0, mobile: 1, free: 2, foreign: 3 } as const;

function kindOf(typed: string): keyof typeof place {
  if (typed.startsWith('+')) return 'foreign';
  const digits = typed.replaceAll(/\D/g, '');
  // no area code begins with it
  if (digits.startsWith('0')) return 'free';
  return digits.length > 10 ? 'mobile' : 'fixed';
}

/** Telephones are told apart by how they begin: from abroad, free of charge, or with an area code. */
export const telephoneMask = {
  mask: [fixed, mobile, free, foreign],
  dispatch: (
    appended: string,
    masked: MaskedDynamic,
    _flags: unknown,
    tail: { readonly toString: () => string },
  ) => {
    const typed = `${masked.rawInputValue}${appended}${tail.toString()}`;
    return masked.compiledMasks[place[kindOf(typed)]];
  },
};
