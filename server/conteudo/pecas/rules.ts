import { tipoConteudo } from '#schemas/enums.ts';
import {
  anyPhase,
  concluded,
  condition,
  inUse,
  type Condition,
  type Rule,
} from '#server/conteudo/atos/index.ts';
import { pieceKinds } from '#server/conteudo/especies/index.ts';

/** What is done to the pieces of a process, by who has it. */
export const ofPieces = {
  especies: [tipoConteudo.processo],
  fase: anyPhase,
  estado: inUse,
  exige: [
    condition.edits,
    condition.onItsOwn,
    condition.inHands,
    condition.notTaken,
    condition.removalNotAsked,
  ] as readonly Condition[],
} as const satisfies Omit<Rule, 'nome'>;

/** Who makes a document inside a process; of other contents, whoever reads them makes one from them. */
export const criarDocumento = {
  ...ofPieces,
  nome: 'criarDocumento',
  exige: [
    condition.permission('documentoIncluir'),
    condition.onItsOwn,
    condition.inHands,
    condition.removalNotAsked,
  ],
} as const satisfies Rule;

/** What may become a piece: concluded, of the unit, and of no other process. */
export const serPeca = {
  nome: 'serPeca',
  especies: pieceKinds,
  fase: concluded,
  estado: inUse,
  exige: [
    condition.onItsOwn,
    condition.inHands,
    condition.notTaken,
    condition.notOwed,
    condition.removalNotAsked,
  ],
} as const satisfies Rule;

/** What takes files straight: a process and a dossier as their pieces, a lot as an item. */
export const receberArquivo = {
  nome: 'juntarArquivo',
  especies: [tipoConteudo.processo, tipoConteudo.dossie, tipoConteudo.lote],
  fase: anyPhase,
  estado: inUse,
  exige: [
    condition.permission('pecaIncluir'),
    condition.edits,
    condition.onItsOwn,
    condition.inHands,
    condition.notTaken,
    condition.removalNotAsked,
  ],
} as const satisfies Rule;
