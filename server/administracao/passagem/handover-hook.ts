import type { RegisterHook } from '#server/engine/hook.ts';
import type { Party } from './party.ts';
import { requireNothingHeld } from './require-nothing-held.ts';

/** What the handover adds to the register of people and to that of units. */
export const handoverHook = (party: Party): RegisterHook => ({
  beforeSave: (ctx, input) => requireNothingHeld(ctx, party, input),
  actions: {
    passar: (_ctx, { record }) =>
      Promise.resolve({ rota: `administracao/${party}/passagem/${record?.id ?? 0}` }),
  },
});
