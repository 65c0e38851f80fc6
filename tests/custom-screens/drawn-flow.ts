import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';

const version = (numero: number, andamento: number) => ({
  numero,
  andamento,
  publicadaEm: '2026-11-20T12:00:00Z',
  publicadaPor: 'Helena Duarte Pires',
});

/** A flow with three versions, the first and the last of which still run. */
export const drawnFlow: DesenhoFluxo = {
  fluxo: { id: 4, codigo: 'COMPRA', nome: 'Compra', ativo: true },
  revisao: 3,
  versoes: [version(3, 2), version(2, 0), version(1, 1)],
  papeis: [],
  unidades: [],
  modelos: [],
  subfluxos: [],
  tipos: [],
  campos: [],
  semExpediente: [],
};
