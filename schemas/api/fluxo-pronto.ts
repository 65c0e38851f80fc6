import { FluxosProntos } from '#schemas/shapes/fluxo-pronto.ts';
import { endpoint } from './endpoint.ts';

/** Flows of the product to begin from. */
export const fluxoProntoApi = {
  listar: endpoint({
    method: 'GET',
    path: 'fluxo-pronto',
    door: 'fluxoGerenciar',
    summary: 'Os fluxos prontos da administração pública de que se pode começar, com o desenho de cada um.',
    result: FluxosProntos,
  }),
} as const;
