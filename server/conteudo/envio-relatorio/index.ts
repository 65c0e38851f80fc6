import { envioRelatorioApi } from '#schemas/api/envio-relatorio.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { enviar } from './enviar.ts';
import { criar, excluir, mudar, sair } from './keep-envio.ts';
import { listar } from './listar.ts';

export { enviarRelatorios, sendDueReports } from './enviar.ts';
export { isReportMail, writeReportMail } from './write-report-mail.ts';

export const envioRelatorioRoutes: readonly Implementation[] = implement(envioRelatorioApi, {
  listar: (ctx) => listar(ctx),
  criar: (ctx, { body }) => criar(ctx, body),
  mudar: (ctx, { params, body }) => mudar(ctx, params.id, body),
  enviar: (ctx, { params }) => enviar(ctx, params.id),
  sair: (ctx, { params }) => sair(ctx, params.id),
  excluir: (ctx, { params }) => excluir(ctx, params.id),
});
