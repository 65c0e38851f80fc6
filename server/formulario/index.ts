import { formularioApi } from '#schemas/api/formulario.ts';
import { implement } from '#server/base/http/implement.ts';
import { emBranco, preenchido, preenchivel } from './arquivos.ts';
import { fdf, planilha } from './dados.ts';

export { atosDeFormulario } from './acts.ts';

/** What only forms have: the rest is what documents do. */
export const formularioRoutes = implement(formularioApi, {
  preenchivel: (ctx, { params }) => preenchivel(ctx, params.id),
  emBranco: (ctx, { params }) => emBranco(ctx, params.id),
  preenchido: (ctx, { params }) => preenchido(ctx, params.a, params.b),
  fdf: (ctx, { params }) => fdf(ctx, params.id),
  planilha: (ctx, { params, query }) => planilha(ctx, params.id, query),
});
