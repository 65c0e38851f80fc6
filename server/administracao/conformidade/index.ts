import { conformidadeApi } from '#schemas/api/conformidade.ts';
import type { Conformidade } from '#schemas/shapes/conformidade.ts';
import { buildInfo } from '#server/administracao/tema/index.ts';
import { implement } from '#server/base/http/implement.ts';
import { exportar } from './exportar.ts';
import { requisitos } from './requisitos.ts';

const ler = (version: string): Conformidade => {
  const { versao, build } = buildInfo(version);
  return { versao, build, requisitos };
};

/** What of the standard the version that runs meets, and how that is known. */
export const conformidadeRoutes = implement(conformidadeApi, {
  ler: (ctx) => Promise.resolve(ler(ctx.ports.config.version)),
  exportar: (ctx, { query }) => exportar(ctx, ler(ctx.ports.config.version), query.formato),
});
