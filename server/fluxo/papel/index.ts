import { papelApi } from '#schemas/api/papel.ts';
import { implement } from '#server/base/http/implement.ts';
import { quemRecebe } from './quem-recebe.ts';

export { findPerformers } from './find-performers.ts';
export type { Executante } from './performer-facts.ts';
export { quemReceberia } from './quem-recebe.ts';
export { readCaso } from './read-caso.ts';
export { resolvePerformers, type Recebe } from './resolve-performers.ts';
export { papel } from './papel.hook.ts';

export const papelRoutes = implement(papelApi, {
  quemRecebe: (ctx, { params, query }) => quemRecebe(ctx, params.id, query),
});
