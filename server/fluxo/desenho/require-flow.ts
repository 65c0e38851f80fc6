import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/base/http/context.ts';

export const requireFlow = async (
  { db }: Ctx,
  id: number,
): Promise<{ id: number; codigo: string; nome: string; ativo: boolean }> => {
  const fluxo = await db
    .selectFrom('registro.fluxo')
    .select(['id', 'codigo', 'nome', 'ativo'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!fluxo) throw new AppError('naoEncontrado');
  return fluxo;
};
