/** Where the numbering of the year stands when the story begins: nobody's first paper of November is number 1. */
interface NumeracaoMundo {
  /** Code of the model and of its type. */
  readonly tipo: string;
  /** Sigla; absent when the sequence is one for the whole body. */
  readonly unidade?: string;
  readonly ultimo: number;
}

export const numeracao: readonly NumeracaoMundo[] = [
  { tipo: 'OFICIO', unidade: 'SEMAD', ultimo: 213 },
  { tipo: 'OFICIO', unidade: 'CCL', ultimo: 220 },
  { tipo: 'OFICIO', unidade: 'SEMED', ultimo: 161 },
  { tipo: 'OFICIO', unidade: 'SEOBI', ultimo: 97 },
  { tipo: 'OFICIO', unidade: 'IPVS-DIR', ultimo: 38 },
  { tipo: 'OFICIO_CIRCULAR', unidade: 'SEMFAZ', ultimo: 11 },
  { tipo: 'OFICIO_CIRCULAR', unidade: 'SEMAD', ultimo: 18 },
  { tipo: 'OFICIO_CIRCULAR', unidade: 'CTI', ultimo: 6 },
  { tipo: 'COMUNICACAO_INTERNA', unidade: 'CCL', ultimo: 85 },
  { tipo: 'COMUNICACAO_INTERNA', unidade: 'SESAU', ultimo: 301 },
  { tipo: 'COMUNICACAO_INTERNA', unidade: 'SEMED', ultimo: 188 },
  { tipo: 'COMUNICACAO_INTERNA', unidade: 'SEMAS', ultimo: 74 },
  { tipo: 'COMUNICACAO_INTERNA', unidade: 'SEOBI', ultimo: 129 },
  { tipo: 'DESPACHO', unidade: 'CCL', ultimo: 497 },
  { tipo: 'DESPACHO', unidade: 'SEMFAZ', ultimo: 510 },
  { tipo: 'PARECER', unidade: 'PGM', ultimo: 144 },
  { tipo: 'NOTA_TECNICA', unidade: 'CGM', ultimo: 23 },
  { tipo: 'NOTA_TECNICA', unidade: 'CCL', ultimo: 30 },
  { tipo: 'NOTA_TECNICA', unidade: 'SEMAS', ultimo: 12 },
  { tipo: 'NOTA_TECNICA', unidade: 'SEOBI', ultimo: 19 },
  { tipo: 'ATA', unidade: 'CCL', ultimo: 17 },
  { tipo: 'CONTRATO', ultimo: 99 },
  { tipo: 'PORTARIA', ultimo: 306 },
];
