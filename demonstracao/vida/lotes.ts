import type { Momento } from '../relogio.ts';

/** One act over several documents at once; the documents by their keys. */
interface LoteMundo {
  readonly quem: string;
  readonly em: Momento;
  readonly ato: 'acompanhar' | 'finalizar';
  readonly documentos: readonly string[];
}

/** Batches: of the second, what is a piece of a process is refused, and says why. */
export const lotes: readonly LoteMundo[] = [
  {
    quem: 'helena.pires',
    em: '-1u 17:20',
    ato: 'acompanhar',
    documentos: [
      'contrato-limpeza-urbana',
      'contrato-iluminacao',
      'contrato-seguro-frota',
      'parecer-reequilibrio-55',
    ],
  },
  {
    quem: 'otavio.brandao',
    em: '-1u 17:45',
    ato: 'finalizar',
    documentos: ['ata-comite-compras', 'portaria-ponto-facultativo', 'ci-ferias-escala'],
  },
];
