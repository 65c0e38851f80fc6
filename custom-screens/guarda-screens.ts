import type { Screen } from './screen.ts';

/** Where an archive keeps what is on paper, and the inventories of it. */
export const guardaScreens: readonly Screen[] = [
  {
    path: '/principal/arquivo/locais',
    frame: 'shell',
    permission: ['arquivoGuardar', 'arquivoInventariar'],
    texts: ['guarda-tela', 'inventario-tela', 'protocolo-tela'],
    name: 'Locais de guarda',
    load: () => import('./arquivo-locais/index.tsx').then((module) => module.ArquivoLocais),
  },
  {
    path: '/principal/arquivo/locais/:id',
    frame: 'shell',
    permission: ['arquivoGuardar', 'arquivoInventariar'],
    texts: ['guarda-tela', 'inventario-tela', 'protocolo-tela'],
    name: 'Local de guarda',
    load: () => import('./arquivo-locais/index.tsx').then((module) => module.ArquivoLocais),
  },
  {
    path: '/principal/arquivo/inventario',
    frame: 'shell',
    permission: 'arquivoInventariar',
    texts: ['guarda-tela', 'inventario-tela'],
    name: 'Inventários',
    load: () => import('./arquivo-inventario/index.tsx').then((module) => module.ArquivoInventario),
  },
  {
    path: '/principal/arquivo/inventario/:id',
    frame: 'shell',
    permission: 'arquivoInventariar',
    texts: ['guarda-tela', 'inventario-tela'],
    name: 'Inventário',
    load: () => import('./arquivo-inventario/index.tsx').then((module) => module.ArquivoInventario),
  },
];
