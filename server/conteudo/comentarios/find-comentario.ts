import type { Selectable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx } from '#server/base/http/context.ts';

type Found = Pick<
  Selectable<Tables['conteudoComentario']>,
  'id' | 'mencoes' | 'avisados' | 'autorId' | 'substitutoId' | 'criadoEm' | 'excluidoEm'
>;

/** A comment of a content that was loaded and locked; one of another content is none. */
export const findComentario = async ({ db }: Ctx, conteudoId: number, id: number): Promise<Found> => {
  const found = await db
    .selectFrom('conteudoComentario')
    .select(['id', 'mencoes', 'avisados', 'autorId', 'substitutoId', 'criadoEm', 'excluidoEm'])
    .where('id', '=', id)
    .where('conteudoId', '=', conteudoId)
    .executeTakeFirst();
  if (!found || found.excluidoEm !== null) throw new AppError('naoEncontrado');
  return found;
};
