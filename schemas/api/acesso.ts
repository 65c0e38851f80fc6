import { CredencialPedido, QuemVe } from '#schemas/shapes/acesso.ts';
import { Pessoa } from '#schemas/shapes/conteudo.ts';
import { BuscaQuery, EdicaoPermitida } from '#schemas/shapes/documento.ts';
import { endpoint } from './endpoint.ts';

/** Who reaches a content and why, named credentials, and what may be linked to it. */
export const acessoApi = {
  quemVe: endpoint({
    method: 'GET',
    path: 'documento/{id}/quem-ve',
    door: 'documentoConsultar',
    summary:
      'Quem pode ver o documento, e por quê; responde ao autor, à chefia de onde está e a quem administra.',
    result: QuemVe,
  }),
  credenciaisPossiveis: endpoint({
    method: 'GET',
    path: 'documento/{id}/credenciais-possiveis',
    door: 'documentoConsultar',
    summary: 'Pessoas a quem se pode dar credencial.',
    query: BuscaQuery,
    result: Pessoa,
    list: true,
  }),
  darCredencial: endpoint({
    method: 'POST',
    path: 'documento/{id}/credenciais',
    door: 'documentoConsultar',
    summary: 'Dá a uma pessoa a credencial de um documento restrito ou sigiloso.',
    body: CredencialPedido,
    result: QuemVe,
  }),
  retirarCredencial: endpoint({
    method: 'DELETE',
    path: 'documento/{id}/credenciais/{usuarioId}',
    door: 'documentoConsultar',
    summary: 'Retira a credencial de uma pessoa.',
    result: QuemVe,
  }),
  criarVinculado: endpoint({
    method: 'GET',
    path: 'content/verificar/criar-documento-vinculado/{id}',
    door: 'documentoIncluir',
    summary: 'Se a pessoa pode criar um documento vinculado a este conteúdo.',
    result: EdicaoPermitida,
  }),
} as const;
