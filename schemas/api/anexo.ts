import { AnexoNovo, AnexoRemovido, Anexos } from '#schemas/shapes/anexo.ts';
import { endpoint } from './endpoint.ts';

/** Files joined to a content, whatever its kind. */
export const anexoApi = {
  listar: endpoint({
    method: 'GET',
    path: 'conteudo/{id}/anexos',
    door: 'autenticado',
    summary: 'Os anexos de um conteúdo, e o que a pessoa pode fazer com eles.',
    result: Anexos,
  }),
  juntar: endpoint({
    method: 'POST',
    path: 'conteudo/{id}/anexos',
    door: 'autenticado',
    summary: 'Junta a um conteúdo um arquivo que a própria pessoa enviou.',
    body: AnexoNovo,
    result: Anexos,
  }),
  remover: endpoint({
    method: 'POST',
    path: 'conteudo/{id}/anexos/{anexoId}/remover',
    door: 'autenticado',
    summary: 'Retira um anexo: quem o juntou, a chefia dessa pessoa, quem administra ou quem tem a regra.',
    body: AnexoRemovido,
    result: Anexos,
  }),
  lerDeNovo: endpoint({
    method: 'POST',
    path: 'conteudo/{id}/anexos/{anexoId}/ler-de-novo',
    door: 'autenticado',
    summary: 'Pede outra vez a leitura do texto de um anexo que não pôde ser lido.',
    result: Anexos,
  }),
  baixar: endpoint({
    method: 'GET',
    path: 'conteudo/{id}/anexos/{anexoId}/arquivo',
    door: 'autenticado',
    summary: 'O arquivo de um anexo, como foi juntado.',
    file: true,
  }),
} as const;
