import { LogConsulta, LogLinhas } from '#schemas/shapes/log.ts';
import { endpoint } from './endpoint.ts';

/** The system log. */
export const logApi = {
  linhas: endpoint({
    method: 'GET',
    path: 'logs-sistema/linhas/{servidor}/{nome}',
    door: 'logsSistemaConsultar',
    summary: 'Últimas linhas de um arquivo de log, ou as que têm um texto, sem segredos.',
    textParams: ['servidor', 'nome'],
    query: LogConsulta,
    result: LogLinhas,
  }),
  baixar: endpoint({
    method: 'GET',
    path: 'logs-sistema/arquivo/{servidor}/{nome}',
    door: 'logsSistemaBaixar',
    summary: 'O arquivo de log inteiro, sem segredos.',
    textParams: ['servidor', 'nome'],
    file: true,
  }),
} as const;
