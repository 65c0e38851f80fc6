import { vi } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Answer } from '../src/fake-api.ts';

/** A page of a list, as it travels. */
export const page = (itens: readonly unknown[], total = itens.length): Answer => ({
  payload: { itens, total, totalExato: true },
});

/** What waits to be received by the unit of Helena. */
export const waitingItem = (id: number, more: Partial<ItemCaixa> = {}): ItemCaixa => ({
  id,
  tramiteId: id + 100,
  tipo: 2,
  numero: `Ofício ${id}/2026-SEMAD`,
  assunto: `Assunto ${id}`,
  situacao: 1,
  fase: 1,
  estado: 0,
  sigilo: 0,
  nivelAcesso: 'PUBLICO',
  desde: '2026-11-18T12:12:00Z',
  prioridade: 'NORMAL',
  retornoObrigatorio: false,
  checkIn: { situacao: 0 },
  acompanhado: false,
  favorito: false,
  lido: false,
  marcadores: [],
  acoes: ['receber'],
  tipoDocumento: 'Ofício',
  deUnidade: { id: 5, sigla: 'SEMAD', nome: 'Secretaria Municipal de Administração' },
  dePessoa: 'Otávio Nunes Brandão',
  paraUnidade: { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' },
  ...more,
});

export const counters = {
  meus: 8,
  unidade: 31,
  receber: 3,
  acompanhar: 5,
  protocoloExterno: 0,
  conhecimento: 4,
  acompanhando: 17,
  minutas: 6,
  assinar: 1,
  atrasados: 1,
  vencemHoje: 1,
  atividadesAtrasadas: 0,
  naoLidos: 2,
};

/** A window of so many pixels of width, for the layout that follows it. */
export const windowOf = (width: number): void => {
  // nothing is laid out here, so nothing is ever resized
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, bound, px] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
    const matches = bound === 'min' ? width >= Number(px) : bound === 'max' ? width <= Number(px) : false;
    return { matches, media: query, addEventListener: () => undefined, removeEventListener: () => undefined };
  });
};
