import type { Screen } from './screen.ts';

/** Where people sign, and look at what was signed. */
export const assinaturaScreens: readonly Screen[] = [
  {
    path: '/principal/assinatura',
    frame: 'shell',
    permission: 'assinatura',
    texts: ['assinar-certificado', 'assinatura', 'caixa', 'documento', 'entrada', 'erro'],
    name: 'Para assinar',
    load: () => import('./assinatura/index.tsx').then((module) => module.Assinatura),
  },
  {
    path: '/principal/documento/assinatura/:idDocumento',
    frame: 'shell',
    permission: 'assinatura',
    texts: ['assinar-certificado', 'assinatura', 'caixa', 'documento', 'editor', 'entrada'],
    name: 'Assinar documento',
    load: () => import('./assinatura/AssinarDocumento.tsx').then((module) => module.AssinarDocumento),
  },
  {
    path: '/principal/assinatura/nuvem',
    frame: 'shell',
    permission: 'assinatura',
    texts: ['assinar-certificado', 'assinatura', 'caixa', 'documento', 'entrada', 'erro'],
    name: 'Assinar com certificado em nuvem',
    load: () => import('./assinatura/index.tsx').then((module) => module.AssinarNaNuvem),
  },
  {
    path: '/principal/assinatura/conferir',
    frame: 'shell',
    permission: 'assinatura',
    texts: ['assinatura', 'conferencia', 'erro'],
    name: 'Conferir um arquivo assinado',
    load: () => import('./assinatura/index.tsx').then((module) => module.ConferirAssinaturas),
  },
  {
    path: '/principal/assinatura/provas',
    frame: 'shell',
    permission: 'assinatura',
    texts: ['assinatura', 'caixa'],
    name: 'Prova das assinaturas',
    load: () => import('./assinatura/index.tsx').then((module) => module.Provas),
  },
  ...(['documento/assinatura/:idDocumento', 'processo/assinatura/:idProcesso'] as const).map(
    (address): Screen => ({
      path: `/principal/${address}/:idAnexoXML`,
      frame: 'shell',
      permission: 'assinatura',
      texts: ['assinar-certificado', 'assinatura', 'conferencia', 'anexos', 'documento', 'entrada', 'erro'],
      name: 'Assinar anexo',
      load: () => import('./assinatura/AssinarAnexo.tsx').then((module) => module.AssinarAnexo),
    }),
  ),
];
