import { relatorioApi } from '#schemas/api/relatorio.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { exportar } from './exportar.ts';
import { ler } from './ler.ts';

export { ler as lerRelatorio } from './ler.ts';

export const relatorioRoutes: readonly Implementation[] = implement(relatorioApi, {
  ler: (ctx, { query }) => ler(ctx, query),
  exportar: (ctx, { query }) => exportar(ctx, query),
});
