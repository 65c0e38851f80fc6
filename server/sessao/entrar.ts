import { AppError } from '#schemas/app-error.ts';
import type { Credenciais, SessaoAberta } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import {
  checkThrottle,
  clearFailures,
  countFailure,
  deviceKeys,
  knownDevice,
  throttleKeys,
} from '#server/credencial/index.ts';
import { appendEvent } from '#server/events/record-event.ts';
import type { PublicCtx } from '#server/http/context.ts';
import { admit } from './admit.ts';
import { provePassword, requireOwnPasswords } from './prove-password.ts';

/** Signs in. The answer to a wrong password and to an unknown user is the same, and so is its cost. */
export const entrar = async (
  ctx: PublicCtx,
  { login, senha, codigo }: Credenciais,
): Promise<SessaoAberta> => {
  const name = login.trim().toLowerCase();
  const device = await knownDevice(ctx, name);
  const keys = device ? deviceKeys(name, device) : throttleKeys(name, ctx.endereco);
  await checkThrottle(ctx.db, keys, ctx.agora);
  const proof = await provePassword(ctx, name, senha);
  const { account, named, entrada, directoryDown } = proof;
  if (!account) {
    await countFailure(ctx.db, keys, ctx.agora);
    await recordFailure(ctx, named?.id ?? null);
    throw new AppError(directoryDown ? 'diretorioIndisponivel' : 'credenciaisInvalidas');
  }
  // Only who knows the password learns that the account is blocked.
  if (account.bloqueado || !account.ativo || account.unidadeId === null)
    throw new AppError('usuarioBloqueado');
  if (!account.administrador) await requireOpenDoors(ctx);
  await requireOwnPasswords(ctx, proof);
  await clearFailures(ctx.db, keys);
  const entry = { usuarioId: account.id, entrada, provedorToken: null, codigoConferido: false };
  return admit(ctx, entry, codigo);
};

/** Refuses who is not an administrator while the restricted area says that only those enter. */
export const requireOpenDoors = async ({ db }: PublicCtx): Promise<void> => {
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

const recordFailure = async (ctx: PublicCtx, usuarioId: number | null): Promise<void> => {
  const actor = { usuarioId, substitutoId: null, unidadeId: null, sessaoId: null };
  await appendEvent(ctx.db, actor, ctx.agora, {
    cadeia: usuarioId === null ? 'entrada:desconhecido' : `entrada:${usuarioId}`,
    ato: 'entradaRecusada',
    dados: { endereco: ctx.endereco },
  });
};
