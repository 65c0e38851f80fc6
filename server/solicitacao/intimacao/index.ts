import { intimacaoApi } from '#schemas/api/intimacao.ts';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { IntimacoesDoProcesso } from '#schemas/shapes/intimacao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement } from '#server/base/http/implement.ts';
import { loadOfKind, perform, standingOf } from '#server/conteudo/atos/index.ts';
import { readFrozen } from '../frozen-file.ts';
import { certificate } from './certidao.ts';
import { open } from './ciencia.ts';
import { diasTacita } from './dias-tacita.ts';
import { cancelarIntimacao, intimar, partesDe } from './enviar.ts';
import { listOfProcess, listReceived, readReceived, requireReceived } from './ler.ts';
import { pecasIntimaveis } from './pecas.ts';
import { respond } from './responder.ts';

export { certificarIntimacao } from './certificate-queue.ts';
export { certify } from './certidao.ts';
export { expireNotices, vencerIntimacoes } from './ciencia.ts';

const ofProcess = async (ctx: Ctx, id: number): Promise<IntimacoesDoProcesso> => {
  const { situation } = await loadOfKind(ctx, id, tipoConteudo.processo);
  const standing = standingOf(intimar, situation);
  return {
    itens: await listOfProcess(ctx, id),
    partes: standing.permitida ? await partesDe(ctx.db, id) : [],
    diasTacita: await diasTacita(ctx.db),
    intimar: standing,
  };
};

export const intimacaoRoutes = implement(intimacaoApi, {
  listar: (ctx, { params }) => ofProcess(ctx, params.id),
  pecas: (ctx, { params, query }) => pecasIntimaveis(ctx, params.id, query),
  enviar: async (ctx, { params: { id }, body }) => {
    await perform(ctx, intimar, id, body);
    return ofProcess(ctx, id);
  },
  cancelar: async (ctx, { params: { id, intimacaoId }, body: { motivo } }) => {
    await perform(ctx, cancelarIntimacao, id, { intimacaoId, motivo });
    return ofProcess(ctx, id);
  },
  proprias: async (ctx) => ({ itens: await listReceived(ctx) }),
  consultar: (ctx, { params }) => readReceived(ctx, params.id),
  abrir: async (ctx, { params }) => {
    await open(ctx, params.id);
    return readReceived(ctx, params.id);
  },
  responder: async (ctx, { params, body }) => {
    await respond(ctx, params.id, body);
    return readReceived(ctx, params.id);
  },
  documento: async (ctx, { params: { id, documentoId } }) => {
    const { documentos } = await readReceived(ctx, id);
    if (!documentos.some((one) => one.id === documentoId)) throw new AppError('naoEncontrado');
    return readFrozen(ctx, documentoId);
  },
  certidao: async (ctx, { params: { id } }) => {
    await requireReceived(ctx, id);
    const made = await certificate(ctx, id);
    if (!made) throw new AppError('naoEncontrado');
    return {
      content: made.pdf,
      type: 'application/pdf',
      name: made.nome,
      size: made.pdf.length,
      download: true,
    };
  },
});
