import { PreferenciaTela, Preferencias } from '#schemas/shapes/preferencia.ts';
import { endpoint } from './endpoint.ts';

/** What the signed-in person chose: for themselves, and in a screen (columns, saved filters), which `{chave}` names. */
export const preferenciaApi = {
  escolher: endpoint({
    method: 'PUT',
    path: 'preferencias-usuario',
    door: 'autenticado',
    summary: 'Guarda o que a pessoa mudou nas preferências; o que não vem fica como está.',
    body: Preferencias,
    result: Preferencias,
  }),
  esquecer: endpoint({
    method: 'DELETE',
    path: 'preferencias-usuario',
    door: 'autenticado',
    summary: 'Volta tudo ao que a instituição escolheu.',
  }),
  ler: endpoint({
    method: 'GET',
    path: 'preferencia/{chave}',
    door: 'autenticado',
    summary: 'As escolhas da pessoa em uma tela.',
    textParams: ['chave'],
    result: PreferenciaTela,
  }),
  guardar: endpoint({
    method: 'PUT',
    path: 'preferencia/{chave}',
    door: 'autenticado',
    summary: 'Guarda as escolhas da pessoa em uma tela; sem valor, esquece.',
    textParams: ['chave'],
    body: PreferenciaTela,
    result: PreferenciaTela,
  }),
} as const;
