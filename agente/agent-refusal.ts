import type { AgenteErro } from '#schemas/agente.ts';

/** Why something asked by a page is not done. */
export class AgentRefusal extends Error {
  constructor(readonly erro: AgenteErro) {
    super(erro);
  }
}
