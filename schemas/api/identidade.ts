import { ProvedorInicio, ProvedorRetorno } from '#schemas/shapes/identidade.ts';
import { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { endpoint } from './endpoint.ts';

/** The way in through the provider of the institution (OpenID Connect). */
export const identidadeApi = {
  iniciarPeloProvedor: endpoint({
    method: 'POST',
    path: 'login/provedor/iniciar',
    door: 'publico',
    summary: 'Começa uma entrada pelo provedor da instituição e diz a que endereço dele ir.',
    result: ProvedorInicio,
    ownTransaction: true,
    perMinute: 30,
  }),
  entrarPeloProvedor: endpoint({
    method: 'POST',
    path: 'login/provedor/concluir',
    door: 'publico',
    summary: 'Conclui, uma vez e no mesmo navegador, a entrada de quem voltou do provedor.',
    body: ProvedorRetorno,
    result: SessaoAberta,
    ownTransaction: true,
    perMinute: 30,
  }),
} as const;
