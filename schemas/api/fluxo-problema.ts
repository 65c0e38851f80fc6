import { endpoint } from './endpoint.ts';

/** Flows that stopped, and what mends them. */
export const fluxoProblemaApi = {
  listar: endpoint({
    method: 'GET',
    path: 'fluxo-problema',
    door: 'fluxoListar',
    summary: 'Os fluxos parados por um problema, os mais antigos primeiro, com o motivo de cada um.',
    query: 'AtividadesQuery',
    result: 'FluxoProblema',
    list: true,
  }),
  tentar: endpoint({
    method: 'POST',
    path: 'fluxo-problema/{id}/tentar',
    door: 'fluxoGerenciar',
    summary: 'Faz de novo o que não pôde ser feito, e o fluxo segue.',
  }),
  interromper: endpoint({
    method: 'POST',
    path: 'fluxo-problema/{id}/interromper',
    door: 'fluxoGerenciar',
    summary: 'Interrompe o fluxo onde está, com motivo; o conteúdo fica com quem o tem.',
    body: 'FluxoInterromper',
  }),
} as const;
