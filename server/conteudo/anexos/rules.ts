import { mensagem } from '#schemas/messages/index.ts';
import type { Sessao } from '#server/base/http/session.ts';
import {
  anyPhase,
  anyState,
  condition,
  fase,
  inUse,
  standingOf,
  type Rule,
  type Situation,
} from '#server/conteudo/atos/index.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

/** Kinds of content that have attachments. */
const especies = everyKind;

export const lerAnexos = {
  nome: 'lerAnexos',
  especies,
  fase: anyPhase,
  estado: anyState,
  exige: [condition.reads],
} as const satisfies Rule;

/** What was concluded is joined to as well: the text stays as it is, and each file says when it came. */
export const juntarRule = {
  nome: 'juntarAnexo',
  especies,
  fase: anyPhase,
  estado: inUse,
  exige: [condition.edits, condition.inHandsOrCollaborating, condition.notTaken, condition.removalNotAsked],
} as const satisfies Rule;

/** Of whose attachment it is, see `mayRemove`; administrators need not have the content with them. */
export const removerRule = {
  nome: 'removerAnexo',
  especies,
  fase: anyPhase,
  estado: inUse,
  exige: [
    condition.either(condition.inHandsOrCollaborating, condition.administers),
    condition.notTaken,
    condition.removalNotAsked,
  ],
} as const satisfies Rule;

/** Who joined a file, and the unit where they were. */
interface Joined {
  readonly anexadoPor: number;
  readonly unidadeId: number;
}

/**
 * Who takes an attachment away: who joined it, the chief of the unit where they were, an
 * administrator, and, while it is in their hands, who has the rule for it.
 */
export const mayRemove = (
  sessao: Pick<Sessao, 'usuarioId' | 'unidadeId' | 'chefe' | 'regras'>,
  { administro, naMinhaUnidade }: Pick<Situation, 'administro' | 'naMinhaUnidade'>,
  { anexadoPor, unidadeId }: Joined,
): boolean =>
  anexadoPor === sessao.usuarioId ||
  (sessao.chefe && unidadeId === sessao.unidadeId) ||
  administro ||
  (naMinhaUnidade && sessao.regras.has('permiteRemoverAnexo'));

/** What the screen says of taking one away: nothing to whom it never concerns. */
export const removalStanding = (
  sessao: Parameters<typeof mayRemove>[0],
  situation: Situation,
  joined: Joined,
): { readonly permitida: boolean; readonly motivo?: string } => {
  const standing = standingOf(removerRule, situation);
  if (mayRemove(sessao, situation, joined)) return standing;
  return { permitida: false, motivo: mensagem('anexos.recusa.deOutro') };
};

/** Taken from a draft it leaves no trace that anybody saw; of what was concluded a reason is asked. */
export const needsReason = ({ fase: phase }: Pick<Situation, 'fase'>): boolean => phase === fase.concluido;
