import { Agenda, AgendaQuery, OcorrenciaAgendaQuery, PessoasAgendaQuery } from '#schemas/shapes/agenda.ts';
import {
  AssinaturaAgenda,
  AssinaturaAgendaEndereco,
  AssinaturaAgendaNova,
} from '#schemas/shapes/agenda-assinatura.ts';
import {
  Compromisso,
  CompromissoNovo,
  CompromissoSalvar,
  CompromissoVersao,
  RespostaCompromissoBody,
} from '#schemas/shapes/compromisso.ts';
import { Rotulo } from '#schemas/shapes/conteudo.ts';
import { endpoint } from './endpoint.ts';

/** The agenda: events of the institution, of units and of people, and what falls on each day. */
export const agendaApi = {
  ler: endpoint({
    method: 'GET',
    path: 'agenda',
    door: 'autenticado',
    summary: 'Compromissos, prazos, feriados e ausências de um dia a outro.',
    query: AgendaQuery,
    result: Agenda,
  }),
  marcar: endpoint({
    method: 'POST',
    path: 'agenda',
    door: 'autenticado',
    summary: 'Marca um compromisso da organização, da unidade, da pessoa ou de um colega.',
    body: CompromissoNovo,
    result: Compromisso,
  }),
  salvar: endpoint({
    method: 'PUT',
    path: 'agenda/{id}',
    door: 'autenticado',
    summary: 'Muda um compromisso.',
    body: CompromissoSalvar,
    result: Compromisso,
  }),
  desmarcar: endpoint({
    method: 'DELETE',
    path: 'agenda/{id}',
    door: 'autenticado',
    summary: 'Desmarca um compromisso.',
    body: CompromissoVersao,
  }),
  responder: endpoint({
    method: 'PUT',
    path: 'agenda/{id}/resposta',
    door: 'autenticado',
    summary: 'Responde se a pessoa vai a um compromisso de que participa.',
    body: RespostaCompromissoBody,
    result: Compromisso,
  }),
  exportar: endpoint({
    method: 'GET',
    path: 'agenda/exportar',
    door: 'autenticado',
    summary: 'Os compromissos de um dia a outro, em iCalendar (.ics).',
    query: AgendaQuery,
    file: true,
  }),
  exportarUm: endpoint({
    method: 'GET',
    path: 'agenda/{id}/exportar',
    door: 'autenticado',
    summary: 'Um compromisso, em iCalendar (.ics); do que se repete, uma vez que acontece.',
    query: OcorrenciaAgendaQuery,
    file: true,
  }),
  pessoas: endpoint({
    method: 'GET',
    path: 'agenda/pessoas',
    door: 'autenticado',
    summary: 'Pessoas da organização, ou da unidade, que podem participar de um compromisso.',
    query: PessoasAgendaQuery,
    result: Rotulo,
    list: true,
  }),
  assinaturas: endpoint({
    method: 'GET',
    path: 'agenda/assinatura',
    door: 'autenticado',
    summary:
      'Os endereços por que outras agendas leem a da pessoa; o segredo de cada um não se mostra de novo.',
    result: AssinaturaAgenda,
    list: true,
  }),
  assinar: endpoint({
    method: 'POST',
    path: 'agenda/assinatura',
    door: 'autenticado',
    summary: 'Cria um endereço secreto por que outra agenda lê a da pessoa.',
    body: AssinaturaAgendaNova,
    result: AssinaturaAgendaEndereco,
    secretAnswer: true,
  }),
  renovarAssinatura: endpoint({
    method: 'POST',
    path: 'agenda/assinatura/{id}/renovar',
    door: 'autenticado',
    summary: 'Troca o endereço por outro; o de antes deixa de servir.',
    result: AssinaturaAgendaEndereco,
    secretAnswer: true,
  }),
  revogarAssinatura: endpoint({
    method: 'DELETE',
    path: 'agenda/assinatura/{id}',
    door: 'autenticado',
    summary: 'Revoga um endereço.',
  }),
  lerAssinatura: endpoint({
    method: 'GET',
    path: 'agenda/assinatura/{segredo}.ics',
    door: 'publico',
    textParams: ['segredo'],
    summary: 'A agenda de quem deu o endereço, em iCalendar, com o que essa pessoa pode ver agora.',
    file: true,
    perMinute: 60,
  }),
} as const;
