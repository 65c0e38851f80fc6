import type { Screen } from './screen.ts';

const loadLogin: Screen['load'] = () => import('./login/index.tsx').then((module) => module.Login);
const loadHome: Screen['load'] = () => import('./home/index.tsx').then((module) => module.Home);
const loadVerificar: Screen['load'] = () =>
  import('./verificar/index.tsx').then((module) => module.Verificar);

/** Every bespoke screen; only the routes of the client read this list. */
export const screens: readonly Screen[] = [
  { path: '/login', frame: 'public', texts: [], name: 'Entrar', load: loadLogin },
  { path: '/autenticacao', frame: 'public', texts: [], name: 'Entrar', load: loadLogin },
  { path: '/', frame: 'shell', open: true, texts: [], name: 'Início', load: loadHome },
  { path: '/principal', frame: 'shell', open: true, texts: [], name: 'Início', load: loadHome },
  {
    path: '/acesso-negado',
    frame: 'shell',
    open: true,
    texts: [],
    name: 'Acesso negado',
    load: () => import('./acesso-negado/index.tsx').then((module) => module.AcessoNegado),
  },
  {
    path: '/principal/caixa-central',
    frame: 'shell',
    permission: 'caixaCentralListar',
    texts: ['caixa', 'cadastro', 'editor'],
    name: 'Caixa central',
    load: () => import('./caixa-central/index.tsx').then((module) => module.CaixaCentral),
  },
  {
    path: '/principal/documento/tramite/:id/encaminhar',
    frame: 'shell',
    permission: 'tramiteDocumento',
    texts: ['caixa'],
    name: 'Tramitar',
    load: () => import('./tramite/index.tsx').then((module) => module.TramiteDocumento),
  },
  {
    path: '/principal/tramite',
    frame: 'shell',
    permission: 'tramiteDocumento',
    texts: ['caixa'],
    name: 'Tramitar vários',
    load: () => import('./tramite/TramiteVarios.tsx').then((module) => module.TramiteVarios),
  },
  {
    path: '/principal/pesquisa',
    frame: 'shell',
    open: true,
    texts: ['caixa'],
    name: 'Pesquisa',
    load: () => import('./pesquisa/index.tsx').then((module) => module.Pesquisa),
  },
  {
    path: '/principal/notificacao',
    frame: 'shell',
    open: true,
    texts: ['caixa'],
    name: 'Notificações',
    load: () => import('./notificacao/index.tsx').then((module) => module.Notificacoes),
  },
  {
    path: '/verificar',
    frame: 'public',
    texts: ['verificar'],
    name: 'Verificar documento',
    load: loadVerificar,
  },
  {
    path: '/verificar/:codigo',
    frame: 'public',
    texts: ['verificar'],
    name: 'Verificar documento',
    load: loadVerificar,
  },
  {
    path: '/principal/documento/consulta/:id',
    frame: 'shell',
    permission: 'documentoConsultar',
    texts: ['consulta', 'assinatura', 'caixa', 'documento', 'editor'],
    name: 'Documento',
    load: () => import('./documento-consulta/index.tsx').then((module) => module.DocumentoConsulta),
  },
  {
    path: '/principal/assinatura',
    frame: 'shell',
    permission: 'assinatura',
    texts: ['assinatura', 'caixa', 'documento'],
    name: 'Para assinar',
    load: () => import('./assinatura/index.tsx').then((module) => module.Assinatura),
  },
  {
    path: '/principal/documento/assinatura/:idDocumento',
    frame: 'shell',
    permission: 'assinatura',
    texts: ['assinatura', 'caixa', 'documento', 'editor'],
    name: 'Assinar documento',
    load: () => import('./assinatura/AssinarDocumento.tsx').then((module) => module.AssinarDocumento),
  },
  {
    path: '/principal/documento/cadastro',
    frame: 'shell',
    permission: 'documentoIncluir',
    texts: ['editor'],
    name: 'Novo documento',
    load: () => import('./documento-cadastro/index.tsx').then((module) => module.DocumentoCadastro),
  },
  {
    path: '/principal/documento/edicao/:id',
    frame: 'shell',
    permission: 'documentoEditar',
    texts: ['editor', 'corpo', 'caixa', 'documento'],
    name: 'Editar documento',
    load: () => import('./documento-edicao/index.tsx').then((module) => module.DocumentoEdicao),
  },
  {
    path: '/administracao/logs-sistema/consulta/:servidor/:nome',
    frame: 'shell',
    permission: 'logsSistemaConsultar',
    texts: ['log', 'cadastro'],
    name: 'Logs do sistema',
    load: () => import('./logs-sistema/index.tsx').then((module) => module.LogsSistema),
  },
  {
    path: '/administracao/areaRestrita',
    frame: 'shell',
    register: true,
    open: true,
    texts: ['area-restrita', 'cadastro'],
    name: 'Área restrita',
    load: () => import('./area-restrita/index.tsx').then((module) => module.AreaRestrita),
  },
  {
    path: '/administracao/definicoes-cadastro',
    frame: 'shell',
    // administrators only, and no permission of a profile says who they are: the screen and the server do
    open: true,
    texts: ['cadastro', 'definicoes'],
    name: 'Definições de cadastros',
    load: () => import('./definicoes-cadastro/index.tsx').then((module) => module.DefinicoesCadastro),
  },
];

/** The screen of addresses that nobody answers for. */
export const loadNaoEncontrado: Screen['load'] = () =>
  import('./nao-encontrado/index.tsx').then((module) => module.NaoEncontrado);
