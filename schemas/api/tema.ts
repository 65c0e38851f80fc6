import { TamanhoFonte, Tema, TemaCores, Termos, VersaoSistema } from '#schemas/shapes/tema.ts';
import { endpoint } from './endpoint.ts';

/** Visual theme, font size and version. */
export const temaApi = {
  tema: endpoint({
    method: 'GET',
    path: 'tema',
    door: 'publico',
    summary: 'Cores, tamanho de letra padrão e nome da instituição.',
    result: Tema,
  }),
  mudar: endpoint({
    method: 'PUT',
    path: 'tema',
    door: 'configuracaoEditar',
    summary: 'Guarda as cores e o tamanho de letra da instituição; recusa o que não se lê.',
    body: TemaCores,
    result: Tema,
  }),
  restaurar: endpoint({
    method: 'DELETE',
    path: 'tema',
    door: 'configuracaoEditar',
    summary: 'Volta às cores e ao tamanho de letra do produto.',
    result: Tema,
  }),
  termos: endpoint({
    method: 'GET',
    path: 'tema/termos',
    door: 'publico',
    summary: 'Os termos de uso que a instituição escreveu.',
    result: Termos,
  }),
  tamanhoFonte: endpoint({
    method: 'PUT',
    path: 'tema/{size}',
    door: 'autenticado',
    summary: 'Guarda o tamanho de letra da pessoa, de 11 a 18.',
    result: TamanhoFonte,
  }),
  versao: endpoint({
    method: 'GET',
    path: 'tema/versao-sistema',
    door: 'autenticado',
    summary: 'Versão da API, build e data de atualização.',
    result: VersaoSistema,
  }),
} as const;
