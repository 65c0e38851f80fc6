import { mensagem } from '#schemas/messages/index.ts';
import type { SaveInput } from '#server/engine/hook.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { forgetPasswordLinks, tellPerson } from '#server/pessoas/credencial/index.ts';

/** Whose e-mail somebody else changes hears of it at the address that they had, and links that are on their way die. */
export const tellFormerAddress = async (
  ctx: Ctx,
  { id, before, values }: SaveInput<'usuario'>,
): Promise<void> => {
  const { sessao, db } = ctx;
  if (id === undefined || !before || values.email === before.email || sessao.id === 0) return;
  await forgetPasswordLinks(db, id);
  if (id === atKeyboard(sessao)) return;
  const quem = sessao.substitutoNome ?? sessao.nome;
  await tellPerson(
    ctx,
    id,
    mensagem('entrada.correio.emailPor'),
    mensagem('entrada.correio.emailPorTexto', { quem }),
  );
};
