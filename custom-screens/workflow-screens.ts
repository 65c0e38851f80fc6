import type { Screen } from './screen.ts';

/** The bespoke screens of flows: drawing, doing, mending. */
export const workflowScreens: readonly Screen[] = [
  {
    path: '/principal/atividades',
    frame: 'shell',
    open: true,
    texts: ['atividades', 'caixa'],
    name: 'Minhas atividades',
    load: () => import('./atividades/index.tsx').then((module) => module.Atividades),
  },
  {
    path: '/workflow/fluxo/gerenciar/:id',
    frame: 'shell',
    permission: 'fluxoGerenciar',
    canvas: true,
    texts: ['fluxo-desenho', 'fluxo-leitura', 'fluxo-regras', 'atividades'],
    name: 'Desenhar fluxo',
    load: () => import('./fluxo-gerenciar/index.tsx').then((module) => module.FluxoGerenciar),
  },
  ...['/workflow/fluxo/estatistica/:id', '/workflow/estatistica-fluxos'].map((path): Screen => ({
    path,
    frame: 'shell',
    permission: ['fluxoGerenciar', 'gerenciarAtividade'],
    texts: ['fluxo-estatistica', 'atividades'],
    name: 'Estatística do fluxo',
    load: () => import('./fluxo-estatistica/index.tsx').then((module) => module.EstatisticaDoFluxo),
  })),
  {
    path: '/workflow/fluxo/migracao/:id',
    frame: 'shell',
    permission: 'fluxoGerenciar',
    texts: ['fluxo-migracao', 'caixa'],
    name: 'Passar a outra versão',
    load: () => import('./fluxo-migracao/index.tsx').then((module) => module.MigracaoDoFluxo),
  },
  {
    path: '/workflow/gerenciar-fluxo-problematico',
    frame: 'shell',
    permission: 'fluxoListar',
    texts: ['fluxo-problema', 'atividades', 'caixa'],
    name: 'Fluxos com problema',
    load: () => import('./fluxo-problema/index.tsx').then((module) => module.FluxosComProblema),
  },
  {
    path: '/workflow/gerenciar-atividades',
    frame: 'shell',
    permission: 'gerenciarAtividade',
    texts: ['gerenciar-atividades', 'caixa'],
    name: 'Gerenciar atividades',
    load: () => import('./gerenciar-atividades/index.tsx').then((module) => module.GerenciarAtividades),
  },
  {
    path: '/workflow/papel/quem-recebe/:id',
    frame: 'shell',
    permission: 'papelConsultar',
    texts: ['caixa', 'papel', 'processo'],
    name: 'Quem receberia agora',
    load: () => import('./papel-executantes/index.tsx').then((module) => module.PapelExecutantes),
  },
];
