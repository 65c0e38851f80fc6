import { bulkByKind, plainBulkAct, sharedBulkActs, type BulkAct } from './conteudo/em-lote/index.ts';
import type { Act, Rule } from './conteudo/atos/index.ts';
import { concluirDocumento, documentoActs, documentoPlainActs } from './documento/index.ts';
import { concluirProcesso, processoActs } from './processo/index.ts';
import { concluirEmLote, protocoloActs, protocoloPlainActs } from './protocolo/index.ts';
import { solicitacaoActs } from './solicitacao/index.ts';
import { tipoConteudo } from '#schemas/enums.ts';

/** What may happen to a content, of every kind: an act of several is there once. */
export const contentActs: readonly Rule[] = [
  ...new Set([...documentoActs, ...processoActs, ...protocoloActs, ...solicitacaoActs]),
];

/** Those that are asked with no more than a reason, by their name: processes have none that documents do not have. */
export const plainActs: readonly Act[] = [...documentoPlainActs, ...protocoloPlainActs];

/** What may be asked of several contents at once. */
export const bulkActs: readonly BulkAct[] = [
  ...sharedBulkActs,
  bulkByKind('concluir', {
    [tipoConteudo.documento]: concluirDocumento,
    [tipoConteudo.processo]: concluirProcesso,
    [tipoConteudo.arquivoDigital]: concluirEmLote,
  }),
  ...documentoPlainActs.map(plainBulkAct),
];
