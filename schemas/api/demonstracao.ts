import { CorreioDemonstracao } from '#schemas/shapes/demonstracao.ts';
import { endpoint } from './endpoint.ts';

/** What only an installation of demonstration has. */
export const demonstracaoApi = {
  correio: endpoint({
    method: 'GET',
    path: 'demonstracao/correio/{chave}',
    textParams: ['chave'],
    door: 'publico',
    perMinute: 60,
    summary:
      'As mensagens que sairiam por e-mail, se a demonstração tivesse um servidor; a chave vem no terminal.',
    result: CorreioDemonstracao,
  }),
} as const;
