import {
  closed,
  flag,
  instant,
  integer,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';
import { SessaoAberta } from './sessao.ts';

export type MeioSegundoFator = Static<typeof MeioSegundoFator>;
export const MeioSegundoFator = oneOf(['APLICATIVO', 'EMAIL'], { type: 'string' });

export type RegrasSenha = Static<typeof RegrasSenha>;
export const RegrasSenha = closed({ tamanhoMinimo: integer(), forte: flag() });

export type EntradaPendente = Static<typeof EntradaPendente>;
export const EntradaPendente = closed(
  {
    desafio: text(),
    etapa: oneOf(['CODIGO', 'SENHA', 'SEGUNDO_FATOR'], { type: 'string' }),
    expiraEm: instant(),
    meio: optional(MeioSegundoFator),
    porEmail: optional(flag()),
    para: optional(text()),
    regras: optional(RegrasSenha),
  },
  { description: 'O que a recusa de uma entrada traz quando a senha confere e ainda falta um passo.' },
);

export type EtapaDesafio = Static<typeof EtapaDesafio>;
export const EtapaDesafio = closed({ desafio: text({ minLength: 20, maxLength: 100 }) });

export type EtapaCodigo = Static<typeof EtapaCodigo>;
export const EtapaCodigo = closed({
  desafio: text({ minLength: 20, maxLength: 100 }),
  codigo: text({ title: 'Código', minLength: 1, maxLength: 20 }),
});

export type EtapaSenha = Static<typeof EtapaSenha>;
export const EtapaSenha = closed({
  desafio: text({ minLength: 20, maxLength: 100 }),
  senha: text({ title: 'Senha nova', minLength: 1, maxLength: 200 }),
});

export type EtapaMeio = Static<typeof EtapaMeio>;
export const EtapaMeio = closed({ desafio: text({ minLength: 20, maxLength: 100 }), meio: MeioSegundoFator });

export type CodigoEnviado = Static<typeof CodigoEnviado>;
export const CodigoEnviado = closed({ para: text() });

export type SegundoFatorNovo = Static<typeof SegundoFatorNovo>;
export const SegundoFatorNovo = closed({
  meio: MeioSegundoFator,
  segredo: optional(text()),
  uri: optional(text()),
  qr: optional(text()),
  para: optional(text()),
});

export type SegundoFatorCadastrado = Static<typeof SegundoFatorCadastrado>;
export const SegundoFatorCadastrado = closed({ codigos: list(text()), sessao: SessaoAberta });

export type CodigosRecuperacao = Static<typeof CodigosRecuperacao>;
export const CodigosRecuperacao = closed({ codigos: list(text()) });

export type EsqueciSenha = Static<typeof EsqueciSenha>;
export const EsqueciSenha = closed({
  login: text({ title: 'Usuário ou e-mail', minLength: 1, maxLength: 254 }),
});

export type LinkSenha = Static<typeof LinkSenha>;
export const LinkSenha = closed({ link: text({ minLength: 1, maxLength: 100 }) });

export type LinkSenhaSituacao = Static<typeof LinkSenhaSituacao>;
export const LinkSenhaSituacao = closed({ valido: flag(), login: optional(text()), regras: RegrasSenha });

export type RedefinirSenha = Static<typeof RedefinirSenha>;
export const RedefinirSenha = closed({
  link: text({ minLength: 1, maxLength: 100 }),
  senha: text({ title: 'Senha nova', minLength: 1, maxLength: 200 }),
});

export type TrocaSenha = Static<typeof TrocaSenha>;
export const TrocaSenha = closed({
  atual: text({ title: 'Senha atual', minLength: 1, maxLength: 200 }),
  nova: text({ title: 'Senha nova', minLength: 1, maxLength: 200 }),
});

export type SenhaConfirmada = Static<typeof SenhaConfirmada>;
export const SenhaConfirmada = closed({ senha: text({ title: 'Senha', minLength: 1, maxLength: 200 }) });

export type RemocaoSegundoFator = Static<typeof RemocaoSegundoFator>;
export const RemocaoSegundoFator = closed({
  senha: text({ title: 'Senha', minLength: 1, maxLength: 200 }),
  codigo: optional(text({ title: 'Código', minLength: 1, maxLength: 20 })),
});

export type Confirmacao = Static<typeof Confirmacao>;
export const Confirmacao = closed(
  {
    senha: optional(text({ title: 'Senha', minLength: 1, maxLength: 200 })),
    codigo: optional(text({ title: 'Código', minLength: 1, maxLength: 20 })),
  },
  {
    description: 'O que prova de novo quem está ao teclado: a senha ou um código do segundo fator.',
    minProperties: 1,
    maxProperties: 1,
  },
);

export type PedidoConfirmacao = Static<typeof PedidoConfirmacao>;
export const PedidoConfirmacao = closed(
  { por: oneOf(['SENHA', 'CODIGO'], { type: 'string' }) },
  { description: 'O que a recusa de um ato que pede confirmação diz dela.' },
);

export type SegundoFatorPedido = Static<typeof SegundoFatorPedido>;
export const SegundoFatorPedido = closed({
  senha: text({ title: 'Senha', minLength: 1, maxLength: 200 }),
  meio: MeioSegundoFator,
});

export type CodigoDigitado = Static<typeof CodigoDigitado>;
export const CodigoDigitado = closed({ codigo: text({ title: 'Código', minLength: 1, maxLength: 20 }) });

export type SegundoFatorSituacao = Static<typeof SegundoFatorSituacao>;
export const SegundoFatorSituacao = closed({
  ativo: flag(),
  meio: optional(MeioSegundoFator),
  desde: optional(instant()),
  exigido: flag(),
  emailPermitido: flag(),
  codigosRestantes: integer(),
});

export type SessaoAtiva = Static<typeof SessaoAtiva>;
export const SessaoAtiva = closed(
  {
    id: positive(),
    dispositivo: text(),
    endereco: text(),
    desde: instant(),
    ultimoUso: instant(),
    atual: flag(),
  },
  { description: 'Uma sessão em uso, como a pessoa a reconhece.' },
);

export type SessoesDePessoa = Static<typeof SessoesDePessoa>;
export const SessoesDePessoa = closed({ nome: text(), itens: list(SessaoAtiva) });
