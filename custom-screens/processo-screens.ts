import type { Screen } from './screen.ts';

/** What is done around a process; it is read with the contents of the other kinds. */
export const processoScreens: readonly Screen[] = [
  {
    path: '/principal/processo/cadastro',
    frame: 'shell',
    permission: 'processoIncluir',
    texts: ['processo-edicao', 'editor', 'processo'],
    name: 'Novo processo',
    load: () => import('./processo-cadastro/index.tsx').then((module) => module.ProcessoCadastro),
  },
  {
    path: '/principal/processo/edicao/:id',
    frame: 'shell',
    permission: 'processoEditar',
    texts: ['processo-edicao', 'editor', 'caixa', 'campos', 'documento', 'processo'],
    name: 'Editar processo',
    load: () => import('./processo-edicao/index.tsx').then((module) => module.ProcessoEdicao),
  },
  {
    path: '/principal/processo/recorrente/:id/:recorrencia',
    frame: 'shell',
    permission: 'processoRecorrente',
    texts: ['caixa', 'consulta', 'processo-consulta', 'processo-recorrencia', 'processo'],
    name: 'Recorrência',
    load: () => import('./processo-recorrente/index.tsx').then((module) => module.ProcessoRecorrente),
  },
  {
    path: '/principal/processo/imprimir/documentos/:id',
    frame: 'shell',
    permission: 'imprimirDocumento',
    texts: ['caixa', 'consulta', 'processo-consulta', 'processo-impressao', 'processo'],
    name: 'Imprimir as peças',
    load: () => import('./processo-impressao/index.tsx').then((module) => module.ProcessoImpressao),
  },
  {
    path: '/principal/peca/tramite/:id/:tipo',
    frame: 'shell',
    permission: 'tramiteDocumento',
    texts: ['caixa', 'tramite'],
    name: 'Tramitar',
    load: () => import('./tramite/index.tsx').then((module) => module.TramitePeca),
  },
];
