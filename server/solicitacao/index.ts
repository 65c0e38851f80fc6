import { protocoloExternoApi } from '#schemas/api/protocolo-externo.ts';
import { solicitacaoApi } from '#schemas/api/solicitacao.ts';
import type { Solicitacao } from '#schemas/shapes/solicitacao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { enviarArquivo } from '#server/conteudo/arquivo/index.ts';
import { perform, performPrepared, type Act, type ActInput } from '#server/conteudo/atos/index.ts';
import { followUp } from './acompanhar.ts';
import { conferirSolicitacao, devolverSolicitacao, encerrarSolicitacao, pedirAssinatura } from './acts.ts';
import { sendSigningCode, sign } from './assinar.ts';
import { assinaturaExternaRoutes } from './assinatura/index.ts';
import { autuarSolicitacao } from './autuar.ts';
import { consultar } from './consultar.ts';
import { send } from './enviar.ts';
import { intimacaoRoutes } from './intimacao/index.ts';
import { listOwn, readOwn } from './ler.ts';
import { loteSolicitacoesRoutes } from './lote/index.ts';
import { insideCtx } from './outside-ctx.ts';
import { partilharDocumento, readOwnFile, readShared, withdrawFrom } from './partilhas.ts';
import { procuracaoRoutes } from './procuracao/index.ts';
import { receipt } from './recibo.ts';
import { answer } from './resposta.ts';
import { listServices, readService } from './servicos.ts';

export { atosDeSolicitacao, solicitacaoActs } from './consultar.ts';
export { atosDeLoteSolicitacoes, solicitacaoBulkActs } from './lote/index.ts';
export { isOutsiderNews, writeOutsiderNews } from './tell.ts';
export { certificarIntimacao, certify, expireNotices, vencerIntimacoes } from './intimacao/index.ts';

const nowhere = { unidadeId: 0, unidadeSigla: '', organizacaoId: 0 };

const outsideRoutes = implement(solicitacaoApi, {
  servicos: async (ctx) => ({ itens: await listServices(ctx.db) }),
  servico: (ctx, { params }) => readService(ctx, params.id),
  arquivo: async (ctx, { file }) => enviarArquivo(insideCtx(ctx, nowhere), await file()),
  enviar: async (ctx, { body }) => readOwn(ctx, await send(ctx, body)),
  listar: async (ctx) => ({ itens: await listOwn(ctx) }),
  consultar: (ctx, { params }) => readOwn(ctx, params.id),
  recibo: async (ctx, { params }) => receipt(ctx, await readOwn(ctx, params.id)),
  anexo: (ctx, { params }) => readOwnFile(ctx, params.id, params.anexoId),
  documento: (ctx, { params }) => readShared(ctx, params.id, params.partilhaId),
  responder: async (ctx, { params, body }) => {
    await answer(ctx, 'responderDevolucao', params.id, body);
    return readOwn(ctx, params.id);
  },
  complementar: async (ctx, { params, body }) => {
    await answer(ctx, 'complementar', params.id, body);
    return readOwn(ctx, params.id);
  },
  codigoAssinatura: (ctx, { params }) => sendSigningCode(ctx, params.id),
  assinar: async (ctx, { params, body }) => {
    await sign(ctx, params.id, body);
    return readOwn(ctx, params.id);
  },
  acompanhar: (ctx, { body }) => followUp(ctx, body),
});

const change = async <I extends ActInput>(
  ctx: Ctx,
  act: Act<I>,
  id: number,
  input: I,
): Promise<Solicitacao> => {
  await perform(ctx, act, id, input);
  return consultar(ctx, id);
};

const bodyRoutes = implement(protocoloExternoApi, {
  consultar: (ctx, { params }) => consultar(ctx, params.id),
  conferir: (ctx, { params, body }) => change(ctx, conferirSolicitacao, params.id, body),
  devolver: (ctx, { params, body }) => change(ctx, devolverSolicitacao, params.id, body),
  pedirAssinatura: (ctx, { params, body }) => change(ctx, pedirAssinatura, params.id, body),
  autuar: (ctx, { params: { id }, body }) =>
    performPrepared(ctx, autuarSolicitacao, id, body, (inner) => consultar(inner, id)),
  encerrar: (ctx, { params, body }) => change(ctx, encerrarSolicitacao, params.id, body),
  partilhar: (ctx, { params, body }) => change(ctx, partilharDocumento, params.id, body),
  retirarPartilha: async (ctx, { params: { a, b } }) => consultar(ctx, await withdrawFrom(ctx, a, b)),
});

export const solicitacaoRoutes: readonly Implementation[] = [
  ...outsideRoutes,
  ...bodyRoutes,
  ...assinaturaExternaRoutes,
  ...intimacaoRoutes,
  ...procuracaoRoutes,
  ...loteSolicitacoesRoutes,
];
