import { endpoint } from './endpoint.ts';

/** What the signed-in person chose in a screen: columns, saved filters. `{chave}` names the screen. */
export const preferenciaApi = {
  ler: endpoint({
    method: 'GET',
    path: 'preferencia/{chave}',
    door: 'autenticado',
    summary: 'As escolhas da pessoa em uma tela.',
    textParams: ['chave'],
    result: 'PreferenciaTela',
  }),
  guardar: endpoint({
    method: 'PUT',
    path: 'preferencia/{chave}',
    door: 'autenticado',
    summary: 'Guarda as escolhas da pessoa em uma tela; sem valor, esquece.',
    textParams: ['chave'],
    body: 'PreferenciaTela',
    result: 'PreferenciaTela',
  }),
} as const;
