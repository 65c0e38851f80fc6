import { agendaApi } from '#schemas/api/agenda.ts';
import { implement } from '#server/base/http/implement.ts';
import { assinar, assinaturas, renovarAssinatura, revogarAssinatura } from './assinatura.ts';
import { desmarcar, marcar, salvar } from './keep-compromisso.ts';
import { exportar, exportarUm } from './exportar.ts';
import { ler } from './ler.ts';
import { lerAssinatura } from './ler-assinatura.ts';
import { responder } from './responder.ts';
import { pessoas } from './pessoas.ts';

export { readCompromissos } from './read-compromissos.ts';
export { lembrarCompromissos, remind } from './lembrar.ts';

export const agendaRoutes = implement(agendaApi, {
  ler: (ctx, { query }) => ler(ctx, query),
  marcar: (ctx, { body }) => marcar(ctx, body),
  salvar: (ctx, { params, body }) => salvar(ctx, params.id, body),
  desmarcar: async (ctx, { params, body }) => {
    await desmarcar(ctx, params.id, body);
    return undefined;
  },
  responder: (ctx, { params, body }) => responder(ctx, params.id, body.resposta),
  exportar: (ctx, { query }) => exportar(ctx, query),
  exportarUm: (ctx, { params, query }) => exportarUm(ctx, params.id, query),
  assinaturas: (ctx) => assinaturas(ctx),
  assinar: (ctx, { body }) => assinar(ctx, body),
  renovarAssinatura: (ctx, { params }) => renovarAssinatura(ctx, params.id),
  revogarAssinatura: (ctx, { params }) => revogarAssinatura(ctx, params.id),
  lerAssinatura: (ctx, { params }) => lerAssinatura(ctx, params.segredo),
  pessoas: (ctx, { query }) => pessoas(ctx, query),
});
