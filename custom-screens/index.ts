import type { Screen } from './screen.ts';

const loadLogin: Screen['load'] = () => import('./login/index.tsx').then((module) => module.Login);
const loadHome: Screen['load'] = () => import('./home/index.tsx').then((module) => module.Home);

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
    name: 'Caixa central',
    load: () => import('./caixa-central/index.tsx').then((module) => module.CaixaCentral),
  },
];

/** The screen of addresses that nobody answers for. */
export const loadNaoEncontrado: Screen['load'] = () =>
  import('./nao-encontrado/index.tsx').then((module) => module.NaoEncontrado);
