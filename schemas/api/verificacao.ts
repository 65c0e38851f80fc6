import { Verificacao, VerificacaoPorArquivo } from '#schemas/shapes/assinatura.ts';
import { endpoint } from './endpoint.ts';

/** Public verification, without sign-in. */
export const verificacaoApi = {
  verificar: endpoint({
    method: 'GET',
    path: 'verificar/{codigo}',
    door: 'publico',
    perMinute: 60,
    summary: 'Situação, assinaturas e resumos de um documento pelo código.',
    textParams: ['codigo'],
    result: Verificacao,
  }),
  porArquivo: endpoint({
    method: 'GET',
    path: 'verificar/arquivo/{sha256}',
    door: 'publico',
    perMinute: 60,
    summary: 'A qual documento pertence um arquivo, pelo seu resumo SHA-256.',
    textParams: ['sha256'],
    result: VerificacaoPorArquivo,
  }),
  baixar: endpoint({
    method: 'GET',
    path: 'verificar/{codigo}/arquivo/{sha256}',
    door: 'publico',
    perMinute: 60,
    summary: 'Um arquivo emitido de documento público.',
    textParams: ['codigo', 'sha256'],
    file: true,
  }),
} as const;
