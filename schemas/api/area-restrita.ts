import {
  AreaRestritaChave,
  AreaRestritaCredencial,
  AreaRestritaSituacao,
} from '#schemas/shapes/area-restrita.ts';
import { endpoint } from './endpoint.ts';

/** The restricted area, opened by a key of its own. */
export const areaRestritaApi = {
  situacao: endpoint({
    method: 'GET',
    path: 'areaRestrita',
    door: 'autenticado',
    summary: 'Se a chave da área restrita existe e se está aberta nesta sessão.',
    result: AreaRestritaSituacao,
  }),
  autenticar: endpoint({
    method: 'POST',
    path: 'areaRestrita/autenticar',
    door: 'autenticado',
    summary: 'Abre a área restrita nesta sessão, por alguns minutos.',
    body: AreaRestritaCredencial,
    result: AreaRestritaSituacao,
    ownTransaction: true,
    perMinute: 30,
  }),
  fechar: endpoint({
    method: 'DELETE',
    path: 'areaRestrita',
    door: 'autenticado',
    summary: 'Fecha a área restrita nesta sessão.',
  }),
  trocarChave: endpoint({
    method: 'PUT',
    path: 'areaRestrita/chave',
    door: 'autenticado',
    summary: 'Define ou troca a chave da área restrita.',
    body: AreaRestritaChave,
    ownTransaction: true,
    perMinute: 30,
  }),
} as const;
