import type { Ctx, OutsiderCtx } from '#server/base/http/context.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';

interface Place {
  readonly unidadeId: number;
  readonly unidadeSigla: string;
  readonly organizacaoId: number;
}

/**
 * Somebody from outside, for what contents do whoever sends them: a session without any right, in the unit that receives. Its
 * number is that of the person from outside, below zero, so that what is theirs is never taken for that of who works here.
 */
export const insideCtx = (ctx: OutsiderCtx, { unidadeId, unidadeSigla, organizacaoId }: Place): Ctx => {
  const { db, agora, ports, externo, endereco, agente, log, correlacao } = ctx;
  const system = systemCtx(ports, db, agora);
  return {
    ...system,
    endereco,
    agente,
    log,
    correlacao,
    sessao: {
      ...system.sessao,
      unidadeId,
      unidadeSigla,
      organizacaoId,
      usuarioId: -externo.externoId,
      nome: externo.nome,
      login: externo.email,
      administrador: false,
    },
  };
};
