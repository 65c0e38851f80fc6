import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { modelsInForce, registerNamed, viewFor, type RegisterView } from '#server/engine/index.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** The registers that name somebody are changed whoever hands over: what is checked is who may hand over whom. */
export const withFullRights = (ctx: Ctx): Ctx => ({
  ...ctx,
  sessao: { ...ctx.sessao, administrador: true },
});

export const viewOfRegister = (ctx: Ctx, name: string): RegisterView => {
  const models = modelsInForce();
  return viewFor(ctx, models, registerNamed(models, name));
};

/** A record that refuses the change names itself: the person has to put it right there first. */
export const namingRecord = async (
  titulo: string,
  nome: string,
  work: () => Promise<unknown>,
): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const motivo = error.erros[0]?.mensagem ?? String(error.data['motivo'] ?? mensagem(`erro.${error.code}`));
    throw new AppError(
      'transicaoNaoPermitida',
      { motivo: mensagem('passagem.recusaDe.registro', { titulo, nome, motivo }) },
      { cause: error },
    );
  }
};
