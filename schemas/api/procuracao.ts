import { ProcuracaoNova, Procuracoes } from '#schemas/shapes/procuracao.ts';
import { endpoint } from './endpoint.ts';

/** Powers of attorney between people from outside: who acts for whom, for what and until when. */
export const procuracaoApi = {
  listar: endpoint({
    method: 'GET',
    path: 'externo/procuracao',
    door: 'externo',
    summary: 'As procurações que a pessoa deu, e as que valem para ela agora.',
    result: Procuracoes,
  }),
  conceder: endpoint({
    method: 'POST',
    path: 'externo/procuracao',
    door: 'externo',
    perMinute: 10,
    summary: 'Dá procuração a quem tem, ou vier a ter, a conta com aquele documento e aquele e-mail.',
    body: ProcuracaoNova,
    result: Procuracoes,
  }),
  encerrar: endpoint({
    method: 'POST',
    path: 'externo/procuracao/{id}/encerrar',
    door: 'externo',
    summary: 'Revoga uma procuração própria, ou renuncia a uma recebida.',
    result: Procuracoes,
  }),
} as const;
