/** What the kinds need of every content: its situation, the table of its acts and the one way of doing them. */
export { act, PreparedTooSoon, type Act, type ActInput, type Done, type Rule } from './act.ts';
export {
  acoesOf,
  guardOf,
  judge,
  offeredInList,
  reasonText,
  requireAllowed,
  standingOf,
} from './act-table.ts';
export * as condition from './conditions.ts';
export type { Condition } from './conditions.ts';
export { debtor, isOwed, answersWith, lastAsking, repliedAt, repliedTo, replyFilter } from './asked-reply.ts';
export {
  awaitsDistribution,
  factColumns,
  owedReturn,
  situationOf,
  unitsThatApprove,
  type ContentFacts,
  type OwedReturn,
} from './facts.ts';
export {
  findSituation,
  findSituations,
  loadOfKind,
  loadSituation,
  presentCheckIn,
  requireKind,
  type ConteudoRow,
  type Loaded,
} from './load-situation.ts';
export { waitsForPerson } from './flow-facts.ts';
export { apply, perform, performPrepared, performReached } from './perform.ts';
export { performMany } from './perform-many.ts';
export { atoRoutes } from './routes.ts';
export { requireNote } from './require-note.ts';
export { requireReason } from './require-reason.ts';
export { signaturesCancelled } from './signatures-cancelled.ts';
export { signerPerson } from './signer-person.ts';
export { validityFilter, validityNearDays } from './validity-filter.ts';
export {
  anyPhase,
  anyState,
  concluded,
  draft,
  estado,
  fase,
  inArchive,
  inUse,
  type Situation,
} from './situation.ts';
