import { contentTexts, type Screen } from './screen.ts';

/** The screens of lots, and of what many requests of people from outside have in common. */
export const loteScreens: readonly Screen[] = [
  {
    path: '/principal/lote/tramite/:id/:tipo',
    frame: 'shell',
    permission: ['tramiteDocumento', 'tramiteProcesso'],
    texts: ['caixa', 'tramite'],
    name: 'Tramitar',
    load: () => import('./tramite/index.tsx').then((module) => module.TramiteLote),
  },
  {
    path: '/principal/lote-solicitacoes/tramite/:id/:tipo',
    frame: 'shell',
    permission: 'tramiteDocumento',
    texts: ['caixa', 'tramite'],
    name: 'Tramitar',
    load: () => import('./tramite/index.tsx').then((module) => module.TramiteLoteSolicitacoes),
  },
  {
    path: '/principal/lote/cadastro',
    frame: 'shell',
    permission: ['tramiteDocumento', 'tramiteProcesso'],
    texts: ['lote-tela'],
    name: 'Novo lote',
    load: () => import('./lote-cadastro/index.tsx').then((module) => module.LoteCadastro),
  },
  {
    path: '/principal/lote/consulta/:id',
    frame: 'shell',
    open: true,
    texts: [...contentTexts, 'lote-tela', 'peca', 'peca-tela'],
    name: 'Lote',
    load: () => import('./lote-consulta/index.tsx').then((module) => module.LoteConsulta),
  },
  {
    path: '/principal/lote-solicitacoes/consulta/:id',
    frame: 'shell',
    open: true,
    texts: [...contentTexts, 'lote-tela', 'lote-solicitacoes-tela', 'protocolo-externo', 'ato-em-lote'],
    name: 'Lote de solicitações',
    load: () => import('./lote-solicitacoes/index.tsx').then((module) => module.LoteSolicitacoesConsulta),
  },
];
