import { relatorioApi } from '#schemas/api/relatorio.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { exportar } from './exportar.ts';
import { exportarMontado } from './exportar-montado.ts';
import { arquivo, parar, pedir } from './inteiro/pedir.ts';
import { ownContagem } from './inteiro/present.ts';
import { ler } from './ler.ts';
import { montar } from './montar.ts';

export { wholeBuilt, wholeReport } from './inteiro/count-whole.ts';
export { contar as countReport } from './inteiro/contar.ts';
export { contarRelatorio } from './inteiro/pedir.ts';
export { ler as lerRelatorio } from './ler.ts';

export const relatorioRoutes: readonly Implementation[] = implement(relatorioApi, {
  ler: (ctx, { query }) => ler(ctx, query),
  exportar: (ctx, { query }) => exportar(ctx, query),
  montar: (ctx, { body }) => montar(ctx, body),
  exportarMontado: (ctx, { body }) => exportarMontado(ctx, body),
  contar: (ctx, { body }) => pedir(ctx, body),
  contagem: (ctx, { params }) => ownContagem(ctx, params.id),
  pararContagem: (ctx, { params }) => parar(ctx, params.id),
  arquivoContagem: (ctx, { params, query }) => arquivo(ctx, params.id, query),
});
