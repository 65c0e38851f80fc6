import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { runPlain } from '#server/base/db/run-plain.ts';
import { placeToRecord, type ActPlace } from './place-to-record.ts';
import { sealSoon } from './seal-soon.ts';

/** One act, as it will be kept for ever. */
export interface NewEvent {
  /** What the act is about: `conteudo:<id>`, `registro:<nome>:<id>` or `sessao:<id>`. */
  readonly cadeia: string;
  readonly ato: string;
  readonly conteudoId?: number;
  /** Before, after, reason: whatever explains the act; never a secret. */
  readonly dados?: Readonly<Record<string, unknown>>;
}

/** Who acts and from where: the person whose rights applied and, when a substitute acted for them, the substitute. */
export interface Actor {
  readonly usuarioId: number | null;
  readonly substitutoId: number | null;
  readonly unidadeId: number | null;
  readonly sessaoId: number | null;
}

/** Who acts, as their session says it. */
interface Acting {
  readonly id: number;
  readonly usuarioId: number;
  readonly substitutoId: number | undefined;
  readonly unidadeId: number;
}

/** What an event takes of the request, or of the work, that it is of. */
interface ActContext extends ActPlace {
  readonly agora: Date;
  readonly sessao: Acting;
}

/** Appends an event to its chain, in the transaction of the act. Returns its id. */
export const recordEvent = async (ctx: ActContext, event: NewEvent): Promise<number> => {
  const dados = { ...event.dados, ...(await placeToRecord(ctx)) };
  return appendEvent(ctx.db, actorOf(ctx.sessao), ctx.agora, { ...event, dados });
};

/** Appends many events, each to its chain, in one statement. */
export const recordEvents = async (ctx: ActContext, events: readonly NewEvent[]): Promise<void> => {
  if (events.length === 0) return;
  const { usuarioId, substitutoId, unidadeId, sessaoId } = actorOf(ctx.sessao);
  const place = await placeToRecord(ctx);
  const texts = (pick: (event: NewEvent) => string): readonly string[] => events.map(pick);
  await sql`select registrar_evento(e.cadeia, ${ctx.agora}, e.ato, ${usuarioId}, ${substitutoId}, ${unidadeId}, ${sessaoId},
      e.conteudo, e.dados::jsonb)
    from unnest(${texts(({ cadeia }) => cadeia)}::text[], ${texts(({ ato }) => ato)}::text[],
      ${events.map(({ conteudoId }) => conteudoId ?? null)}::bigint[],
      ${texts(({ dados }) => JSON.stringify({ ...dados, ...place }))}::text[])
    with ordinality as e (cadeia, ato, conteudo, dados, ordem) order by e.ordem`.execute(ctx.db);
  await sealSoon(ctx.db, events.length);
};

/** Who acts in a session; the product itself (id 0) is nobody. */
export const actorOf = (sessao: Acting): Actor => ({
  usuarioId: sessao.usuarioId || null,
  substitutoId: sessao.substitutoId ?? null,
  unidadeId: sessao.unidadeId || null,
  sessaoId: sessao.id || null,
});

/** The same for an act without a session (sign-in, jobs, commands). */
export const appendEvent = async (
  db: Database,
  actor: Actor,
  momento: Date,
  event: NewEvent,
): Promise<number> => {
  const [row] = await runPlain<{ id: number }>(
    db,
    'select registrar_evento($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb) as id',
    [
      event.cadeia,
      momento,
      event.ato,
      actor.usuarioId,
      actor.substitutoId,
      actor.unidadeId,
      actor.sessaoId,
      event.conteudoId ?? null,
      JSON.stringify(event.dados ?? {}),
    ],
  );
  await sealSoon(db, 1);
  return row?.id ?? 0;
};
