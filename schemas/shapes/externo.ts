import { closed, flag, instant, list, optional, positive, type Static, text } from './vocabulary.ts';
import { EtapaCodigo, RegrasSenha } from './credencial.ts';

export type ExternoOpcoes = Static<typeof ExternoOpcoes>;
export const ExternoOpcoes = closed({ cadastroAberto: flag(), aprovacao: flag() });

export type ExternoCadastro = Static<typeof ExternoCadastro>;
export const ExternoCadastro = closed({
  nome: text({ title: 'Nome', minLength: 1, maxLength: 150 }),
  documento: text({ title: 'CPF ou CNPJ', minLength: 1, maxLength: 20 }),
  email: text({ title: 'E-mail', minLength: 1, maxLength: 254 }),
  aceite: flag({ title: 'Termos' }),
  servicoId: optional(positive({ title: 'O serviço que se quer pedir' })),
});

export type ExternoLink = Static<typeof ExternoLink>;
export const ExternoLink = closed({ link: text({ minLength: 20, maxLength: 100 }) });

export type ExternoLinkSituacao = Static<typeof ExternoLinkSituacao>;
export const ExternoLinkSituacao = closed({ valido: flag(), email: optional(text()), regras: RegrasSenha });

export type ExternoConfirmar = Static<typeof ExternoConfirmar>;
export const ExternoConfirmar = closed({
  link: text({ minLength: 20, maxLength: 100 }),
  senha: text({ title: 'Senha', minLength: 1, maxLength: 200 }),
});

export type ExternoConfirmado = Static<typeof ExternoConfirmado>;
export const ExternoConfirmado = closed({ aguardaAprovacao: flag(), entrou: flag() });

export type ExternoCredenciais = Static<typeof ExternoCredenciais>;
export const ExternoCredenciais = closed({
  email: text({ title: 'E-mail', minLength: 1, maxLength: 254 }),
  senha: text({ title: 'Senha', minLength: 1, maxLength: 200 }),
});

export type ExternoDesafio = Static<typeof ExternoDesafio>;
export const ExternoDesafio = closed({ desafio: text(), para: text(), expiraEm: instant() });

export type ExternoEntrada = Static<typeof ExternoEntrada>;
export const ExternoEntrada = closed(
  { entrou: flag(), desafio: optional(text()), para: optional(text()), expiraEm: optional(instant()) },
  { description: 'O que falta, ou que a sessão abriu, porque a pessoa pediu para lembrar este aparelho.' },
);

export type ExternoCodigo = Static<typeof ExternoCodigo>;
export const ExternoCodigo = closed({
  ...EtapaCodigo.properties,
  lembrar: optional(flag({ title: 'Lembrar este aparelho por 30 dias' })),
});

const AparelhoLembrado = closed({
  id: positive(),
  nome: text(),
  criadoEm: instant(),
  usadoEm: instant(),
  expiraEm: instant(),
  este: flag({ description: 'É o deste navegador.' }),
});

export type AparelhosLembrados = Static<typeof AparelhosLembrados>;
export const AparelhosLembrados = closed({ itens: list(AparelhoLembrado) });

export type ExternoEmail = Static<typeof ExternoEmail>;
export const ExternoEmail = closed({ email: text({ title: 'E-mail', minLength: 1, maxLength: 254 }) });

export type ExternoSessao = Static<typeof ExternoSessao>;
export const ExternoSessao = closed({ id: positive(), nome: text(), email: text(), documento: text() });

export type ExternoTrocarSenha = Static<typeof ExternoTrocarSenha>;
export const ExternoTrocarSenha = closed({
  atual: text({ title: 'Senha atual', minLength: 1, maxLength: 200 }),
  nova: text({ title: 'Senha nova', minLength: 1, maxLength: 200 }),
});

export type ExternoQuem = Static<typeof ExternoQuem>;
export const ExternoQuem = closed(
  { sessao: optional(ExternoSessao) },
  { description: 'Quem entrou, se alguém entrou.' },
);
