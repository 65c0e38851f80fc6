import { closed, flag, instant, oneOf, optional, positive, type Static, text } from './vocabulary.ts';

export type PrazosAssinatura = Static<typeof PrazosAssinatura>;
export const PrazosAssinatura = oneOf(['NAO', 'SEM_NOME', 'COM_NOME'], {
  title: 'Prazos',
  description:
    'Nenhum; só a espécie e o dia de cada um; ou também número e assunto do que está aberto a todos, nunca do restrito, do sigiloso nem de minutas.',
});

export type AssinaturaAgendaNova = Static<typeof AssinaturaAgendaNova>;
export const AssinaturaAgendaNova = closed(
  {
    nome: text({ title: 'Nome', minLength: 1, maxLength: 60 }),
    pessoal: flag({
      title: 'Os meus compromissos',
      description: 'Os da própria pessoa, e aqueles de que ela participa.',
    }),
    unidade: flag({ title: 'Os da unidade' }),
    organizacao: flag({ title: 'Os da organização' }),
    prazos: PrazosAssinatura,
  },
  { description: 'O que um endereço de assinatura da agenda inclui.' },
);

export type AssinaturaAgenda = Static<typeof AssinaturaAgenda>;
export const AssinaturaAgenda = closed({
  id: positive(),
  nome: text({ title: 'Nome', minLength: 1, maxLength: 60 }),
  pessoal: flag({
    title: 'Os meus compromissos',
    description: 'Os da própria pessoa, e aqueles de que ela participa.',
  }),
  unidade: flag({ title: 'Os da unidade' }),
  organizacao: flag({ title: 'Os da organização' }),
  prazos: PrazosAssinatura,
  nomeUnidade: text({ description: 'A unidade de onde a agenda se lê.' }),
  criadaEm: instant(),
  lidoEm: optional(
    instant({ description: 'Quando outra agenda a leu pela última vez, a menos de uma hora.' }),
  ),
});

export type AssinaturaAgendaEndereco = Static<typeof AssinaturaAgendaEndereco>;
export const AssinaturaAgendaEndereco = closed(
  { id: positive(), endereco: text() },
  { description: 'O endereço, que só se mostra agora.' },
);
