import type { Ctx } from '#server/base/http/context.ts';
import { peopleOfUnit } from '#server/pessoas/acesso/grant-access.ts';
import type { Destination } from './destination.ts';

/** Whom a destination tells: the person, or those of the unit; never who sends. */
export const peopleOf = async (
  { db, sessao }: Ctx,
  { unidadeId, usuarioId }: Pick<Destination, 'unidadeId' | 'usuarioId'>,
): Promise<number[]> =>
  (usuarioId === null ? await peopleOfUnit(db, unidadeId) : [usuarioId]).filter(
    (id) => id !== sessao.usuarioId,
  );
