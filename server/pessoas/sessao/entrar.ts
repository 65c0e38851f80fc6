import { AppError } from '#schemas/app-error.ts';
import type { Credenciais, SessaoAberta } from '#schemas/shapes/sessao.ts';
import { watchRefusals } from '#server/pessoas/alerta/index.ts';
import { countAttempt, deviceKeys, knownDevice, throttleKeys } from '#server/pessoas/credencial/index.ts';
import { appendEvent } from '#server/base/events/record-event.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { admit } from './admit.ts';
import { provePassword, requirePasswordDoor } from './prove-password.ts';

/** Signs in. The answer to a wrong password and to an unknown user is the same, and so is its cost. */
export const entrar = async (
  ctx: PublicCtx,
  { login, senha, codigo }: Credenciais,
): Promise<SessaoAberta> => {
  const name = login.trim().toLowerCase();
  const device = await knownDevice(ctx, name);
  const keys = device ? deviceKeys(name, device) : throttleKeys(name, ctx.endereco);
  const takeBack = await countAttempt(ctx.db, keys, ctx.agora);
  const proof = await provePassword(ctx, name, senha);
  const { account, named, entrada, directoryDown } = proof;
  if (!account) {
    await recordFailure(ctx, named?.id ?? null);
    throw new AppError(directoryDown ? 'diretorioIndisponivel' : 'credenciaisInvalidas');
  }
  await takeBack();
  await requirePasswordDoor(ctx, account);
  const entry = { usuarioId: account.id, entrada, provedorToken: null, codigoConferido: false };
  return admit(ctx, entry, codigo);
};

const recordFailure = async (ctx: PublicCtx, usuarioId: number | null): Promise<void> => {
  const actor = { usuarioId, substitutoId: null, unidadeId: null, sessaoId: null };
  await appendEvent(ctx.db, actor, ctx.agora, {
    cadeia: usuarioId === null ? 'entrada:desconhecido' : `entrada:${usuarioId}`,
    ato: 'entradaRecusada',
    dados: { endereco: ctx.endereco },
  });
  await watchRefusals(ctx, usuarioId);
};
