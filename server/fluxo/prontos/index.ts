import { fluxoProntoApi } from '#schemas/api/fluxo-pronto.ts';
import { implement } from '#server/base/http/implement.ts';
import { readProntos } from './read-prontos.ts';

export const prontoRoutes = implement(fluxoProntoApi, { listar: () => readProntos() });
