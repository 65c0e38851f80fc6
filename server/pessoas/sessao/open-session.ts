import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { watchPlaces } from '#server/pessoas/alerta/index.ts';
import { keepDevice, tellNewDevice } from '#server/pessoas/credencial/index.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { appendEvent } from '#server/base/events/record-event.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { hashToken } from '#server/base/http/hash-token.ts';
import { loadSession } from './load-session.ts';
import { preferredUnit } from '#server/pessoas/preferencia/index.ts';
import { describeSession } from './describe-session.ts';
import type { Entry } from './entry.ts';
import { expiryOf, later, newToken } from './tokens.ts';

/** Opens the session of who proved everything that was asked. Always a new token: one known before serves for nothing. */
export const openSession = (ctx: PublicCtx, entry: Entry, standardUnit: number): Promise<SessaoAberta> =>
  inTransaction(ctx.db, async (db) => {
    const { usuarioId, entrada, provedorToken } = entry;
    const unidadeId = (await preferredUnit(db, usuarioId)) ?? standardUnit;
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
        entrada,
        provedorToken,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const actor = { usuarioId, substitutoId: null, unidadeId, sessaoId: id };
    await appendEvent(db, actor, ctx.agora, {
      cadeia: `sessao:${id}`,
      ato: 'entrou',
      dados: { endereco: ctx.endereco, entrada },
    });
    await watchPlaces(db, ctx, { usuarioId, sessaoId: id });
    const inside = { ...ctx, db };
    if (await keepDevice(inside, usuarioId)) await tellNewDevice(inside, usuarioId);
    const sessao = await loadSession(db, token, ctx.agora, ctx.ports.config.timeZone);
    return { token, ...(await describeSession({ ...inside, sessao, token })) };
  });
