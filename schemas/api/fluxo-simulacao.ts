import { FluxoSimulado, FluxoSimular, FluxoSorteado, FluxoSortear } from '#schemas/shapes/fluxo-simulacao.ts';
import { endpoint } from './endpoint.ts';

/** A drawing walked through before it is published: nothing is written, nobody is told. */
export const fluxoSimulacaoApi = {
  simular: endpoint({
    method: 'POST',
    path: 'fluxo/{id}/simular',
    door: 'fluxoGerenciar',
    summary:
      'Onde estaria um caso de exemplo depois de algumas escolhas: o que espera, por quem, até quando e por quê.',
    body: FluxoSimular,
    result: FluxoSimulado,
    readOnly: true,
  }),
  sortear: endpoint({
    method: 'POST',
    path: 'fluxo/{id}/sortear',
    door: 'fluxoGerenciar',
    summary: 'Cem casos sorteados até o fim: onde o tempo passaria, o que atrasaria e o que os pararia.',
    body: FluxoSortear,
    result: FluxoSorteado,
    readOnly: true,
  }),
} as const;
