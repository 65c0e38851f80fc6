import { defined } from '#schemas/defined.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';
import { tellPerson } from './tell-person.ts';

/** Takes a person's second factor away; `motivo` when somebody else does it. */
export const removeFactor = async (ctx: Ctx, usuarioId: number, motivo?: string): Promise<void> => {
  await ctx.db.deleteFrom('segundoFator').where('usuarioId', '=', usuarioId).execute();
  await ctx.db.deleteFrom('codigoEmail').where('usuarioId', '=', usuarioId).execute();
  await forgetRecoveryCodes(ctx, usuarioId);
  await recordEvent(ctx, {
    cadeia: `entrada:${usuarioId}`,
    ato: 'segundoFatorRemovido',
    dados: { endereco: ctx.endereco, ...defined({ motivo }) },
  });
  await tellPerson(
    ctx,
    usuarioId,
    mensagem('entrada.correio.fator'),
    motivo === undefined
      ? mensagem('entrada.correio.fatorRemovido')
      : mensagem('entrada.correio.fatorRemovidoPor', { quem: ctx.sessao.nome, motivo }),
  );
};
