import { sql } from 'kysely';
import { fluxoProntoApi } from '#schemas/api/fluxo-pronto.ts';
import type { FluxosProntos } from '#schemas/shapes/fluxo-pronto.ts';
import { implement } from '#server/base/http/implement.ts';
import { readProntos } from './read-prontos.ts';

export const prontoRoutes = implement(fluxoProntoApi, {
  listar: async ({ db }) => {
    const { rows: papeis } = await sql<FluxosProntos['papeis'][number]>`
      select codigo, nome from registro.papel where ativo order by nome`.execute(db);
    return { ...(await readProntos()), papeis };
  },
});
