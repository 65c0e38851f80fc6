import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';

const closure = ({ db }: Pick<PublicCtx, 'db'>) =>
  db
    .selectFrom('registro.areaRestrita')
    .select('mensagemManutencao')
    .where('somenteAdministradores', '=', true)
    .executeTakeFirst();

/** Refuses the entry while only administrators enter, with what they say about it. */
export const requireOpenDoors = async (ctx: Pick<PublicCtx, 'db'>): Promise<void> => {
  const closed = await closure(ctx);
  if (closed)
    throw new AppError('emManutencao', {
      mensagem: closed.mensagemManutencao ?? mensagem('areaRestrita.manutencao'),
    });
};

/** Whether others than administrators may enter now. */
export const areDoorsOpen = async (ctx: Pick<PublicCtx, 'db'>): Promise<boolean> =>
  (await closure(ctx)) === undefined;
