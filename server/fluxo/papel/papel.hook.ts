import type { RegisterHook } from '#server/engine/hook.ts';

/** Performers of a role; who would get an activity now has a page of its own. */
export const papel: RegisterHook<'papel'> = {
  actions: {
    quemRecebe: (_ctx, { record }) =>
      Promise.resolve({ rota: `workflow/papel/quem-recebe/${String(record?.id)}` }),
  },
};
