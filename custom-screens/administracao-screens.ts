import type { Screen } from './screen.ts';

/** The bespoke screens of who administers. */
export const administracaoScreens: readonly Screen[] = [
  {
    path: '/administracao/logs-sistema/consulta/:servidor/:nome',
    frame: 'shell',
    permission: 'logsSistemaConsultar',
    texts: ['log', 'cadastro'],
    name: 'Logs do sistema',
    load: () => import('./logs-sistema/index.tsx').then((module) => module.LogsSistema),
  },
  {
    path: '/administracao/usuario/passagem/:id',
    frame: 'shell',
    permission: 'usuarioPassar',
    texts: ['passagem', 'cadastro', 'editor'],
    name: 'Passar a outra pessoa',
    load: () => import('./passagem/index.tsx').then((module) => module.PassagemDeUsuario),
  },
  {
    path: '/administracao/unidade/passagem/:id',
    frame: 'shell',
    permission: 'unidadePassar',
    texts: ['passagem', 'cadastro', 'editor'],
    name: 'Passar a outra unidade',
    load: () => import('./passagem/index.tsx').then((module) => module.PassagemDeUnidade),
  },
  {
    path: '/administracao/perfil-acesso/comparar',
    frame: 'shell',
    permission: 'perfilAcessoConsultar',
    texts: ['perfil'],
    name: 'Comparar perfis',
    load: () => import('./perfil-comparar/index.tsx').then((module) => module.PerfilComparar),
  },
  {
    path: '/administracao/areaRestrita',
    frame: 'shell',
    register: true,
    open: true,
    texts: ['area-restrita', 'cadastro', 'editor'],
    name: 'Área restrita',
    load: () => import('./area-restrita/index.tsx').then((module) => module.AreaRestrita),
  },
  {
    path: '/administracao/tema',
    frame: 'shell',
    permission: 'configuracaoEditar',
    texts: ['tema'],
    name: 'Tema visual',
    load: () => import('./tema/index.tsx').then((module) => module.TemaVisual),
  },
  {
    path: '/administracao/usuario/sessoes/:id',
    frame: 'shell',
    permission: 'usuarioSessoes',
    texts: ['entrada'],
    name: 'Sessões do usuário',
    load: () => import('./sessoes-usuario/index.tsx').then((module) => module.SessoesUsuario),
  },
  {
    path: '/administracao/autoridade-certificadora/carregar',
    frame: 'shell',
    permission: 'autoridadeCertificadoraCarregar',
    texts: ['autoridades', 'cadastro'],
    name: 'Carregar autoridades de um arquivo',
    load: () => import('./autoridades-carregar/index.tsx').then((module) => module.AutoridadesCarregar),
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
