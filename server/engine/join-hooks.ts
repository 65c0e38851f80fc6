import type { RegisterHook } from './hook.ts';

/**
 * The hook of a register about which two subjects have something to say: `first` acts before `second`, and what only one of
 * them says stands.
 */
export const joinHooks = (first: RegisterHook, second: RegisterHook): RegisterHook => ({
  ...second,
  ...first,
  beforeSave: async (ctx, input) => {
    await first.beforeSave?.(ctx, input);
    await second.beforeSave?.(ctx, input);
  },
  afterSave: async (ctx, saved) => {
    await first.afterSave?.(ctx, saved);
    await second.afterSave?.(ctx, saved);
  },
  beforeRemove: async (ctx, record) => {
    await first.beforeRemove?.(ctx, record);
    await second.beforeRemove?.(ctx, record);
  },
  actions: { ...second.actions, ...first.actions },
});
