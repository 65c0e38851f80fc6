import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import { gerenciarAtividadesApi } from '#schemas/api/gerenciar-atividades.ts';
import { fluxoMigracaoApi } from '#schemas/api/fluxo-migracao.ts';
import { fluxoProblemaApi } from '#schemas/api/fluxo-problema.ts';
import { iniciarFluxo } from '#server/conteudo/inicio-de-fluxo/index.ts';
import { perform } from '#server/conteudo/atos/index.ts';
import { implement } from '#server/base/http/implement.ts';
import { beginNow } from './begin-now.ts';
import { whatMayBegin } from './what-may-begin.ts';
import { manageActivities } from './manage.ts';
import { countManaged, listManaged } from './managed.ts';
import { makeDocument } from './make-document.ts';
import { flowOfContent } from './of-content.ts';
import { problemDetail } from './problem-detail.ts';
import { listProblems } from './problems.ts';
import { repair } from './repair.ts';
import { pictureOfContent } from './picture.ts';
import { askMigration, cancelMigration, listMigrationItems, listMigrations } from './migrations.ts';
import { foreseeInstances } from './foresee-instances.ts';
import { previewMigration } from './preview-migration.ts';
import { claim, conclude, delegate, release } from './people.ts';
import { baixarArquivoDaAtividade } from './arquivos.ts';
import { listRegistros } from './registros.ts';
import { listActivities } from './read-activities.ts';

export { fazerTrabalhoFluxo, migrarFluxo, seguirEsperaFluxo, vencerPrazoFluxo } from './jobs.ts';
export { stepText } from './error-text.ts';
export { pictureOf } from './flow-map.ts';
export { listen } from './listen.ts';
export { questionSent } from './question-sent.ts';
export { namesOf, someRegistros, wrongRegistros, type Nomes } from './registros.ts';
export { answersOf, readSaida, type Saida } from './saida.ts';
export { runMigration } from './run-migration.ts';
export { listActivities } from './read-activities.ts';
export { countsBusinessDays } from './relogio.ts';
export { doWork, followWait, timeCame } from './work.ts';

export const atividadeRoutes = implement(fluxoAtividadeApi, {
  listar: (ctx, { query }) => listActivities(ctx, query),
  registros: (ctx, { query }) => listRegistros(ctx, query),
  arquivo: (ctx, { params }) => baixarArquivoDaAtividade(ctx, params),
  doConteudo: (ctx, { params }) => flowOfContent(ctx, params.id),
  desenhoDoConteudo: (ctx, { params }) => pictureOfContent(ctx, params.id),
  iniciaveis: (ctx, { params }) => whatMayBegin(ctx, params.id),
  iniciar: async (ctx, { params, body }) => {
    await perform(ctx, iniciarFluxo, params.id, body);
    await beginNow(ctx, params.id);
    return flowOfContent(ctx, params.id);
  },
  assumir: (ctx, { params }) => claim(ctx, params.id),
  liberar: (ctx, { params }) => release(ctx, params.id),
  delegar: (ctx, { params, body }) => delegate(ctx, params.id, body),
  criarDocumento: (ctx, { params, body }) => makeDocument(ctx, params.id, body),
  concluir: (ctx, { params, body }) => conclude(ctx, params.id, body),
});

export const gestaoRoutes = implement(gerenciarAtividadesApi, {
  listar: (ctx, { query }) => listManaged(ctx, query),
  contagem: (ctx) => countManaged(ctx),
  fazer: (ctx, { body }) => manageActivities(ctx, body),
});

export const problemaRoutes = implement(fluxoProblemaApi, {
  listar: (ctx, { query }) => listProblems(ctx, query),
  detalhe: (ctx, { params }) => problemDetail(ctx, params.id),
  preverMigracao: (ctx, { params, body }) => previewMigration(ctx, params.id, body),
  fazer: (ctx, { body }) => repair(ctx, body),
});

export const migracaoRoutes = implement(fluxoMigracaoApi, {
  prever: (ctx, { params, query, body }) => foreseeInstances(ctx, params.id, body, query),
  migrar: (ctx, { params, body }) => askMigration(ctx, params.id, body),
  listar: (ctx, { params, query }) => listMigrations(ctx, params.id, query),
  itens: (ctx, { params, query }) => listMigrationItems(ctx, params.id, query),
  cancelar: (ctx, { params }) => cancelMigration(ctx, params.id),
});
