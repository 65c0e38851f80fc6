import { randomUUID } from 'node:crypto';
import type { SolicitacaoExterna } from '#schemas/shapes/solicitacao.ts';
import type { PedidoMundo } from './target.ts';
import type { WorldCalls } from './world-calls.ts';

/** Sends a request as somebody from outside, and does what came of it, on either side. */
export const askFromOutside = async (
  { call, outside }: WorldCalls,
  { em, externoId, servicoId, texto, campos, respostas }: PedidoMundo,
): Promise<void> => {
  const { id } = await outside<SolicitacaoExterna>({ em, externoId }, 'POST', 'externo/solicitacao', {
    chave: randomUUID(),
    servicoId,
    texto,
    campos,
    arquivos: [],
  });
  for (const resposta of respostas) {
    if ('deFora' in resposta) {
      const { deFora, em: quando, texto: dito } = resposta;
      await outside({ em: quando, externoId }, 'POST', `externo/solicitacao/${id}/${deFora}`, {
        texto: dito,
        arquivos: [],
      });
      continue;
    }
    const { feito, ...contexto } = resposta;
    const { ato, ...pedido } = feito;
    await call(contexto, 'POST', `protocolo-externo/${id}/${ato}`, pedido);
  }
};
