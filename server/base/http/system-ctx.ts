import { pino } from 'pino';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx, Ports } from './context.ts';
import { noCookies } from './cookies.ts';
import type { Sessao } from './session.ts';

const nothing: ReadonlySet<string> = new Set();

/** Session of the product itself, for initial records and commands: an administrator who is nobody (id 0). */
const systemSession = (agora: Date): Sessao => ({
  id: 0,
  usuarioId: 0,
  nome: 'Malote',
  login: 'malote',
  unidadeId: 0,
  unidadeSigla: '',
  organizacaoId: 0,
  cargo: undefined,
  chefe: false,
  secretario: false,
  substitutoId: undefined,
  substitutoNome: undefined,
  sigiloGrau: 0,
  perfilAcessoId: 0,
  perfilAcessoDescricao: 'Sistema',
  administrador: true,
  administradorLocal: false,
  usuarioPadrao: false,
  permissoes: nothing,
  regras: nothing,
  paginas: nothing,
  concluirSemAssinatura: false,
  cancelarReativar: false,
  excluirQualquerDocumento: false,
  acessoAmplo: false,
  acessoTotal: false,
  acessoRestrito: false,
  resgatarConteudos: false,
  marcas: new Set(),
  renovadaEm: agora,
  expiraEm: agora,
  limiteEm: agora,
  tokenAnterior: false,
  carimbo: '',
});

/** Context of an act of the product itself. */
export const systemCtx = (ports: Ports, db: Database, agora = ports.clock()): Ctx => ({
  db,
  agora,
  ports,
  log: pino({ level: 'silent' }),
  correlacao: 'sistema',
  endereco: '',
  agente: '',
  cookies: noCookies,
  token: '',
  sessao: systemSession(agora),
});
