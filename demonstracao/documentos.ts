import type { DocumentoMundo } from './documento-mundo.ts';
import { assistencia } from './documentos/assistencia.ts';
import { cclContratos } from './documentos/ccl-contratos.ts';
import { cclLicitacoes } from './documentos/ccl-licitacoes.ts';
import { cclMinutas } from './documentos/ccl-minutas.ts';
import { controle } from './documentos/controle.ts';
import { dpa } from './documentos/dpa.ts';
import { emProcessos } from './documentos/em-processos.ts';
import { educacao } from './documentos/educacao.ts';
import { fazenda } from './documentos/fazenda.ts';
import { obras } from './documentos/obras.ts';
import { pgm } from './documentos/pgm.ts';
import { previdencia } from './documentos/previdencia.ts';
import { saude } from './documentos/saude.ts';
import { semad } from './documentos/semad.ts';
import { tecnologia } from './documentos/tecnologia.ts';

/** Every document of the demonstration world, with its story. */
export const documentos: readonly DocumentoMundo[] = [
  ...semad,
  ...dpa,
  ...pgm,
  ...cclMinutas,
  ...cclContratos,
  ...cclLicitacoes,
  ...controle,
  ...fazenda,
  ...saude,
  ...educacao,
  ...assistencia,
  ...obras,
  ...tecnologia,
  ...previdencia,
  ...emProcessos,
];
