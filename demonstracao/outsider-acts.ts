import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SolicitacaoExterna } from '#schemas/shapes/solicitacao.ts';
import type { Ports } from '#server/base/http/context.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import { outsiderCookie } from '#server/base/http/outsider.ts';
import type { WorldCall } from './process-acts.ts';
import type { PedidoMundo } from './target.ts';

interface Outside {
  readonly app: FastifyInstance;
  readonly basePath: string;
  readonly ports: Ports;
  readonly call: WorldCall;
  readonly time: { now: Date };
}

/** Sends a request as somebody from outside, by a session of their own, and does what the body answered. */
export const askFromOutside = async (
  { app, basePath, ports, call, time }: Outside,
  { em, externoId, servicoId, texto, campos, respostas }: PedidoMundo,
): Promise<void> => {
  time.now = em;
  const token = randomBytes(32).toString('base64url');
  const far = new Date('2100-01-01T00:00:00Z');
  await ports.db
    .insertInto('sessaoExterna')
    .values({
      tokenHash: hashToken(token),
      externoId,
      criadaEm: em,
      usadaEm: em,
      expiraEm: far,
      limiteEm: far,
      endereco: '127.0.0.1',
      agente: 'demonstração',
    })
    .execute();
  const sent = await app.inject({
    method: 'POST',
    url: `${basePath}ws/api/externo/solicitacao`,
    headers: { cookie: `${outsiderCookie.name}=${token}` },
    payload: { payload: { chave: randomUUID(), servicoId, texto, campos, arquivos: [] } },
  });
  if (sent.statusCode !== 200) throw new Error(`pedido de fora: ${sent.body}`);
  const { id } = sent.json<{ payload: SolicitacaoExterna }>().payload;
  for (const { feito, ...contexto } of respostas) {
    const { ato, ...pedido } = feito;
    await call(contexto, 'POST', `protocolo-externo/${id}/${ato}`, pedido);
  }
};
