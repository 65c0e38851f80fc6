import type { MultipartFile } from '@fastify/multipart';
import type { ArquivoSubstituido, Protocolo } from '#schemas/shapes/protocolo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { loadSituation, perform, requireAllowed } from '#server/conteudo/atos/index.ts';
import { refusal } from './captura/index.ts';
import { consultar } from './consultar.ts';
import { prepareFile } from './prepare-file.ts';
import { substituirArquivo } from './substituir-arquivo.ts';

/** Puts the file of the request in the place of the present one; what may not be done is refused before it is worked on. */
export const substituir = async (
  ctx: Ctx,
  body: ArquivoSubstituido,
  file: MultipartFile | undefined,
): Promise<Protocolo> => {
  requireAllowed(substituirArquivo, (await loadSituation(ctx, body.id)).situation);
  const { prepared, about } = await prepareFile(ctx, body, file);
  if (!prepared) throw refusal(mensagem('protocolo.captura.semArquivo'));
  return decide(
    ctx,
    async (inner) => {
      await perform(inner, substituirArquivo, body.id, {
        versao: body.versao,
        motivo: body.motivo,
        prepared,
      });
      return consultar(inner, body.id);
    },
    about,
  );
};
