import {
  closed,
  day,
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
import { Preferencias } from './preferencia.ts';

export type Credenciais = Static<typeof Credenciais>;
export const Credenciais = closed({
  login: text({ title: 'Usuário', maxLength: 100, minLength: 1 }),
  senha: text({ title: 'Senha', maxLength: 200, minLength: 1 }),
  codigo: optional(text({ maxLength: 20 })),
});

export type SessaoUsuario = Static<typeof SessaoUsuario>;
export const SessaoUsuario = closed({
  id: positive({ description: 'O mesmo que idUsuario.' }),
  idUsuario: positive(),
  nome: text(),
  login: text(),
  sizeFonte: optional(integer()),
  perfilAcessoId: positive(),
  perfilAcessoDescricao: text(),
  sigilId: optional(positive()),
  sigiloGrau: integer(),
  marcas: optional(list(text(), { description: 'O que a pessoa pode além do perfil.' })),
});

export type SessaoUnidade = Static<typeof SessaoUnidade>;
export const SessaoUnidade = closed({
  id: positive(),
  idUsuarioUnidade: positive(),
  nome: text(),
  sigla: text(),
  cargo: optional(text()),
  padrao: flag(),
  chefe: flag(),
  secretario: flag(),
});

export type SessaoDepartamento = Static<typeof SessaoDepartamento>;
export const SessaoDepartamento = closed({
  id: positive(),
  nome: text(),
  sigla: text(),
  idOrganizacaoInterna: positive(),
  siglaOrganizacaoInterna: text(),
  nomeOrganizacaoInterna: text(),
  protocolo: flag(),
  permiteModeloWord: optional(
    flag({ description: 'Modelos de documento podem ser feitos no Word: a organização permite.' }),
  ),
});

export type SessaoPerfil = Static<typeof SessaoPerfil>;
export const SessaoPerfil = closed({
  permissoes: list(text()),
  regras: list(text()),
  listaPagina: list(text()),
  administrador: flag(),
  administradorLocal: flag(),
  usuarioPadrao: flag(),
});

export type SessaoSubstituido = Static<typeof SessaoSubstituido>;
export const SessaoSubstituido = closed(
  { id: positive(), nome: text(), ate: day() },
  { description: 'Pessoa ausente em nome de quem se pode atuar hoje.' },
);

export type SessaoSubstituto = Static<typeof SessaoSubstituto>;
export const SessaoSubstituto = closed(
  {
    id: positive(),
    nome: text(),
    ate: day({ description: 'Último dia da ausência.' }),
    terminaEm: instant({
      description:
        'Quando a substituição termina sozinha: o fim da ausência ou do horário da pessoa ausente.',
    }),
  },
  { description: 'Quem está ao teclado, enquanto atua em nome da pessoa de dados.usuario.' },
);

export type SessaoDados = Static<typeof SessaoDados>;
export const SessaoDados = closed({
  usuario: SessaoUsuario,
  idUnidadeLogada: positive(),
  idUsuarioUnidade: positive(),
  nomeUnidadeLogada: text(),
  usuarioDepartamento: closed({ secretario: flag(), chefe: flag() }),
  listaUsuarioSubstituido: list(SessaoSubstituido),
  listaUsuarioDepartamento: list(SessaoUnidade),
  departamento: SessaoDepartamento,
  perfilAcesso: SessaoPerfil,
});

export type UserConfig = Static<typeof UserConfig>;
export const UserConfig = closed({
  itensPorPagina: integer(),
  tempoApresentacaoMensagens: integer(),
  protocoloLigthPadrao: closed({ id: optional(positive()) }),
  preferencias: Preferencias,
});

export type SistemaConfig = Static<typeof SistemaConfig>;
export const SistemaConfig = closed({
  urlEasySearch: optional(text()),
  isCheckOutAutomatico: flag(),
  notasExigidas: optional(
    list(oneOf(['receber', 'tomarCiencia', 'finalizar']), {
      description: 'Os atos que só se fazem com uma nota.',
    }),
  ),
  tempoApresentacaoMensagens: integer(),
  logoPequena: optional(closed({ mimeType: text(), arquivo: text() })),
  errosFixos: flag({ description: 'Os avisos de erro ficam na tela até serem fechados.' }),
  registrarLocalizacao: flag({
    description: 'A instituição guarda de onde cada ato foi feito, quando o navegador informa.',
  }),
  menuOculto: optional(list(text(), { description: 'Chaves dos itens que a instituição tirou do menu.' })),
});

export type SessaoAberta = Static<typeof SessaoAberta>;
export const SessaoAberta = closed({
  token: text(),
  dados: SessaoDados,
  userConfig: UserConfig,
  sistemaConfig: SistemaConfig,
  locale: text(),
  usuarioSubstituto: optional(SessaoSubstituto),
  areaRestrita: flag({ description: 'A área restrita está aberta nesta sessão.' }),
  carimbo: text({
    description:
      'Cada resposta traz o de agora em X-Sessao-Carimbo; outro valor diz que estes dados envelheceram.',
  }),
  areaRestritaChave: optional(
    text({
      description: 'Nomeia a abertura da área restrita em uso; não é a chave que a abre, que nunca volta.',
    }),
  ),
  senhaDe: optional(
    oneOf(['DIRETORIO', 'PROVEDOR'], {
      description:
        'De onde é a senha de quem está ao teclado, quando não é do Malote: do diretório da instituição, ou de uma conta que o provedor trouxe e ainda não tem senha aqui.',
      type: 'string',
    }),
  ),
  agora: instant({
    description:
      'O relógio do servidor nesta resposta: quanto falta para um fim não depende do relógio de quem lê.',
  }),
  chaveRascunhos: text({
    description:
      'Chave (256 bits, Base64) do que esta pessoa digita e fica no navegador até ser salvo: só ela a recebe.',
    pattern: '^[A-Za-z0-9+/]{43}=$',
  }),
  fimDoHorario: optional(instant({ description: 'Quando o horário do perfil encerra a sessão.' })),
});

export type TokenRenovado = Static<typeof TokenRenovado>;
export const TokenRenovado = closed({ token: text(), expiraEm: instant() });
