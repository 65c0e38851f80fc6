import type { AtosDaEspecie } from './conteudo/atos-comuns/index.ts';
import type { Act, Rule } from './conteudo/atos/index.ts';
import { bulkByKind, plainBulkAct, sharedBulkActs, type BulkAct } from './conteudo/em-lote/index.ts';
import { atosDeDocumento, documentoPlainActs } from './documento/index.ts';
import { atosDeDossie } from './dossie/index.ts';
import { atosDeFormulario } from './formulario/index.ts';
import { atosDeLote } from './lote/index.ts';
import { atosDePeca } from './peca/index.ts';
import { atosDeProcesso } from './processo/index.ts';
import { atosDeProtocolo } from './protocolo/index.ts';
import { atosDeLoteSolicitacoes, atosDeSolicitacao, solicitacaoBulkActs } from './solicitacao/index.ts';

const especies: readonly AtosDaEspecie[] = [
  atosDeDocumento,
  atosDeProcesso,
  atosDeProtocolo,
  atosDeLote,
  atosDeDossie,
  atosDePeca,
  atosDeFormulario,
  atosDeLoteSolicitacoes,
  atosDeSolicitacao,
];

/** What may happen to a content, of every kind: an act of several is there once. */
export const contentActs: readonly Rule[] = [...new Set(especies.flatMap(({ atos }) => atos))];

/** Those that are asked with no more than a reason, by their name. */
export const plainActs: readonly Act[] = especies.flatMap(({ simples }) => simples ?? []);

/** What may be asked of several contents at once. */
export const bulkActs: readonly BulkAct[] = [
  ...sharedBulkActs,
  bulkByKind(
    'concluir',
    new Map(especies.flatMap(({ tipo, concluir }) => (concluir ? [[tipo, concluir]] : []))),
  ),
  ...documentoPlainActs.map(plainBulkAct),
  ...solicitacaoBulkActs,
];
