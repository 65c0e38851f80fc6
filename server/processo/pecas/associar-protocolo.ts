import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '#schemas/app-error.ts';
import type { ProtocoloAssociar } from '#schemas/shapes/processo-pecas.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { can } from '#server/base/http/permission.ts';
import { loadSituation, perform, requireAllowed } from '#server/conteudo/atos/index.ts';
import { concluirProtocolo, incluirCom } from '#server/protocolo/index.ts';
import { juntarPeca } from './associar.ts';

/**
 * Joins a protocol to a process: one that is concluded already, or one that is registered and concluded here, with the file
 * of the request; all of it, or nothing.
 */
export const associarProtocolo = async <T>(
  ctx: Ctx,
  body: ProtocoloAssociar,
  file: MultipartFile | undefined,
  answer: (inner: Ctx, processoId: number) => Promise<T>,
): Promise<T> => {
  const { processoId, protocoloId, protocolo } = body;
  if ((protocoloId === undefined) === (protocolo === undefined)) throw new AppError('requisicaoInvalida');
  // what may not be done is refused before a file is worked on
  requireAllowed(juntarPeca, (await loadSituation(ctx, processoId)).situation);
  const joinTo = async (inner: Ctx, conteudoId: number): Promise<T> => {
    await perform(inner, juntarPeca, processoId, { conteudoId });
    return answer(inner, processoId);
  };
  if (protocolo) {
    if (!can(ctx.sessao, 'protocoloIncluir')) throw new AppError('acessoNegado');
    return incluirCom(ctx, protocolo, file, async (inner, id) => {
      await perform(inner, concluirProtocolo, id, {});
      return joinTo(inner, id);
    });
  }
  const asked = createHash('sha256').update(JSON.stringify(body)).digest();
  return decide(ctx, (inner) => joinTo(inner, protocoloId ?? 0), { file: asked });
};
