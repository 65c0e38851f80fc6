import type { Sessao } from '#server/base/http/session.ts';
import { anyPhase, anyState, condition, type Rule } from '#server/conteudo/atos/index.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

const especies = everyKind;

/** Whoever reads a content reads and writes its comments, in any state: they change nothing in it. */
export const lerComentarios = {
  nome: 'lerComentarios',
  especies,
  fase: anyPhase,
  estado: anyState,
  exige: [condition.reads],
} as const satisfies Rule;

export const comentarRule = { ...lerComentarios, nome: 'comentar' } as const satisfies Rule;
export const alterarRule = { ...lerComentarios, nome: 'alterarComentario' } as const satisfies Rule;
export const excluirRule = {
  ...lerComentarios,
  nome: 'excluirComentario',
  exige: [...lerComentarios.exige, condition.flag('excluirComentarios')],
} as const satisfies Rule;

/** How long its author may put a comment right. */
const minutesToEdit = 15;

/** Whose comment it is, and when it was written. */
export interface Written {
  readonly autorId: number;
  readonly substitutoId: number | null;
  readonly criadoEm: Date;
  readonly excluidoEm: Date | null;
}

/** Only who wrote it, at the keyboard: a substitute does not change what the absent person wrote, nor the other way round. */
export const isAuthor = (
  { usuarioId, substitutoId }: Pick<Sessao, 'usuarioId' | 'substitutoId'>,
  written: Pick<Written, 'autorId' | 'substitutoId'>,
): boolean => written.autorId === usuarioId && written.substitutoId === (substitutoId ?? null);

/** Whether it may still be changed: afterwards, others have read it and answered. */
export const stillEditable = ({ criadoEm, excluidoEm }: Written, agora: Date): boolean =>
  excluidoEm === null && agora.getTime() - criadoEm.getTime() <= minutesToEdit * 60_000;

/** Whom a comment calls now and did not call before it was put right, and whom of them it never told. */
export const newlyMentioned = (
  { mencoes, avisados }: { readonly mencoes: readonly number[]; readonly avisados: readonly number[] },
  now: readonly number[],
): { readonly added: readonly number[]; readonly told: readonly number[] } => {
  const added = now.filter((one) => !mencoes.includes(one));
  return { added, told: added.filter((one) => !avisados.includes(one)) };
};
