import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#schemas/app-error.ts';
import type { Credenciais, SessaoAberta } from '#schemas/generated.ts';
import { readSettings } from '#server/configuracao/index.ts';
import { mensagem } from '#schemas/messages/format.ts';
import { appendEvent } from '#server/events/record-event.ts';
import type { PublicCtx } from '#server/http/context.ts';
import { hashToken, loadSession } from '#server/http/session.ts';
import { describeSession } from './describe-session.ts';
import { checkThrottle, clearFailures, countFailure, throttleKeys } from './throttle.ts';
import { expiryOf, later, newToken } from './tokens.ts';

/** An unknown user costs the same hash as a known one, so that time tells nothing. */
const decoy = hash('ninguém entra com esta senha');

/** Signs in. The answer to a wrong password and to an unknown user is the same. */
export const entrar = async (ctx: PublicCtx, { login, senha }: Credenciais): Promise<SessaoAberta> => {
  const name = login.trim().toLowerCase();
  const keys = throttleKeys(name, ctx.endereco);
  await checkThrottle(ctx.db, keys, ctx.agora);
  const user = await findUser(ctx, name);
  const right = await verify(user?.senha ?? (await decoy), senha);
  if (!user || !right) {
    await countFailure(ctx.db, keys, ctx.agora);
    await recordFailure(ctx, user?.id ?? null);
    throw new AppError('credenciaisInvalidas');
  }
  // Only who knows the password learns that the account is blocked.
  if (user.bloqueado || !user.ativo || user.unidadeId === null) throw new AppError('usuarioBloqueado');
  if (!user.administrador) await requireOpenDoors(ctx);
  await clearFailures(ctx.db, keys);
  return openSession(ctx, user.id, user.unidadeId);
};

/** Refuses who is not an administrator while the restricted area says that only those enter. */
const requireOpenDoors = async ({ db }: PublicCtx): Promise<void> => {
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

const findUser = (ctx: PublicCtx, login: string) =>
  ctx.db
    .selectFrom('registro.usuario as u')
    .leftJoin('registro.usuarioUnidades as uu', (join) =>
      join.onRef('uu.registroId', '=', 'u.id').on('uu.padrao', '=', true),
    )
    .leftJoin('registro.perfilAcesso as p', 'p.id', 'u.perfilAcesso')
    .select(['p.administrador', 'u.id', 'u.senha', 'u.ativo', 'u.bloqueado', 'uu.unidade as unidadeId'])
    .where('u.login', '=', login)
    .executeTakeFirst();

const recordFailure = async (ctx: PublicCtx, usuarioId: number | null): Promise<void> => {
  const actor = { usuarioId, substitutoId: null, unidadeId: null, sessaoId: null };
  await appendEvent(ctx.db, actor, ctx.agora, {
    cadeia: usuarioId === null ? 'entrada:desconhecido' : `entrada:${usuarioId}`,
    ato: 'entradaRecusada',
    dados: { endereco: ctx.endereco },
  });
};

const openSession = (ctx: PublicCtx, usuarioId: number, unidadeId: number): Promise<SessaoAberta> =>
  ctx.db.transaction().execute(async (db) => {
    const token = newToken();
    const { horasSessao, minutosSessao } = await readSettings(db);
    const limiteEm = later(ctx.agora, (horasSessao ?? 12) * 3600);
    const { id } = await db
      .insertInto('sessao')
      .values({
        tokenHash: hashToken(token),
        anteriorHash: null,
        usuarioId,
        unidadeId,
        substituidoId: null,
        criadaEm: ctx.agora,
        renovadaEm: ctx.agora,
        expiraEm: expiryOf(ctx.agora, limiteEm, minutosSessao ?? 60),
        limiteEm,
        endereco: ctx.endereco,
        agente: ctx.agente,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const actor = { usuarioId, substitutoId: null, unidadeId, sessaoId: id };
    await appendEvent(db, actor, ctx.agora, {
      cadeia: `sessao:${id}`,
      ato: 'entrou',
      dados: { endereco: ctx.endereco },
    });
    const sessao = await loadSession(db, token, ctx.agora, ctx.ports.config.timeZone);
    return { token, ...(await describeSession({ ...ctx, db, sessao, token })) };
  });
