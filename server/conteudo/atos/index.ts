/** What the domains need of a content: its situation, the table of its acts and the guard around them. */
export {
  estado,
  fase,
  transitionOf,
  transitions,
  type Situation,
  type Transition,
} from './conteudo.rules.ts';
export { loadSituation, type DocumentoRow, type Loaded } from './load-situation.ts';
export { presentCheckIn } from './present-check-in.ts';
export { acoesOf, loadForAct, requireAllowed, requireVersion } from './require-act.ts';
