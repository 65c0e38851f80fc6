import { QuemRecebe, QuemRecebeQuery } from '#schemas/shapes/fluxo-desenho.ts';
import { endpoint } from './endpoint.ts';

/** Roles: who performs the activities of flows. */
export const papelApi = {
  quemRecebe: endpoint({
    method: 'GET',
    path: 'papel/{id}/quem-recebe',
    door: 'papelConsultar',
    summary: 'Quem receberia agora uma atividade do papel, e por quê; com um conteúdo, como dele.',
    query: QuemRecebeQuery,
    result: QuemRecebe,
  }),
} as const;
