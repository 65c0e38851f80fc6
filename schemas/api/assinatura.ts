import {
  AssinaturaAto,
  AssinaturaDados,
  AssinaturaPedido,
  LicencaAssinatura,
} from '#schemas/shapes/assinatura.ts';
import { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import { CodigoEnviado } from '#schemas/shapes/credencial.ts';
import { EdicaoPermitida } from '#schemas/shapes/documento.ts';
import { endpoint } from './endpoint.ts';

/** In-system signature. */
export const assinaturaApi = {
  carregarDados: endpoint({
    method: 'POST',
    path: 'assinatura/carregar-dados',
    door: 'assinatura',
    summary: 'O que será assinado.',
    body: AssinaturaPedido,
    result: AssinaturaDados,
    readOnly: true,
  }),
  licencaUsuario: endpoint({
    method: 'GET',
    path: 'assinatura/licenca-usuario',
    door: 'autenticado',
    summary: 'Meios de assinatura que a pessoa pode usar.',
    result: LicencaAssinatura,
  }),
  enviarOtp: endpoint({
    method: 'POST',
    path: 'assinatura/{id}/enviar-otp',
    door: 'assinatura',
    summary: 'Envia por e-mail o código que a assinatura deste documento pede.',
    result: CodigoEnviado,
    ownTransaction: true,
  }),
  acessoTela: endpoint({
    method: 'GET',
    path: 'assinatura/acesso-tela/{param}',
    door: 'assinatura',
    summary: 'Se a pessoa pode assinar estes documentos (ids separados por vírgula).',
    textParams: ['param'],
    result: EdicaoPermitida,
  }),
  assinarDocflow: endpoint({
    method: 'POST',
    path: 'assinatura/validar-e-assinar-docflow',
    door: 'assinatura',
    summary: 'Confere a senha e assina; o resultado vem por item.',
    body: AssinaturaAto,
    result: ResultadoLote,
    ownTransaction: true,
  }),
  assinarDocflowEmLote: endpoint({
    method: 'POST',
    path: 'assinatura/assinar-docflow-documentos-em-lote',
    door: 'assinatura',
    summary: 'Confere a senha e assina vários; o resultado vem por item.',
    body: AssinaturaAto,
    result: ResultadoLote,
    ownTransaction: true,
  }),
} as const;
