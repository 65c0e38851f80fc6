import type { FieldError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { unconfirmedAddresses } from '#server/instalacao/configuracao/index.ts';

const kinds = { smtpServidor: 'CORREIO', enderecoPublico: 'PUBLICO' } as const;

/** Tells who saved an address that secrets wait for an administrator. */
export const confirmationWarning = async (
  ctx: Ctx,
  campo: keyof typeof kinds,
): Promise<readonly FieldError[]> => {
  const open = await unconfirmedAddresses(ctx.db, ctx.ports.config);
  return open.some(([tipo]) => tipo === kinds[campo])
    ? [{ campo, mensagem: mensagem('registro.endereco.esperaConfirmacao') }]
    : [];
};
