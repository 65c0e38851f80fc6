import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';

/** Refuses the entry while only administrators enter, with what they say about it. */
export const requireOpenDoors = async ({ db }: Pick<PublicCtx, 'db'>): Promise<void> => {
  const closed = await db
    .selectFrom('registro.areaRestrita')
    .select('mensagemManutencao')
    .where('somenteAdministradores', '=', true)
    .executeTakeFirst();
  if (closed)
    throw new AppError('emManutencao', {
      mensagem: closed.mensagemManutencao ?? mensagem('areaRestrita.manutencao'),
    });
};
