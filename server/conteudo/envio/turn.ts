import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';

/** A turn is sure for this long after its last word: who died in the middle keeps nobody waiting for longer. */
const sureFor = 20_000;
/** While parts come, the word is given anew after this long. */
const anewAfter = 5_000;

/** Another server is writing it: who asks comes back. */
export class TurnTaken extends Error {}

interface Holder {
  readonly ended: Promise<void>;
  /** What it reads from, while it does. */
  from: IncomingMessage | undefined;
}

/** Who has the turn of an upload in this process, by its id. */
const holders = new Map<string, Holder>();

/** What comes, for as long as the turn is still of who writes it. */
type Renewing = (content: IncomingMessage) => Readable;

/**
 * Does something with an upload while nobody else does. Who asks again lost the connection that may still seem open in this process:
 * it is ended, and what came by it is counted.
 * @throws TurnTaken while another server has it
 */
export const inTurn = async <T>(
  ctx: Pick<Ctx, 'db' | 'ports'>,
  id: string,
  work: (renewing: Renewing) => Promise<T>,
): Promise<T> => {
  for (let former = holders.get(id); former; former = holders.get(id)) {
    former.from?.destroy();
    await former.ended;
  }
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const holder: Holder = { ended, from: undefined };
  holders.set(id, holder);
  const turn = randomUUID();
  try {
    if (!(await take(ctx, id, turn))) throw new TurnTaken();
    return await work(renewed(holder, () => take(ctx, id, turn), ctx.ports.clock));
  } finally {
    await sql`update envio set turno = null, turno_ate = null where id = ${id}::uuid and turno = ${turn}::uuid`.execute(
      ctx.db,
    );
    holders.delete(id);
    end();
  }
};

/** Takes it, or keeps it: one that nobody has, whose time is over, or that is already of who asks. */
const take = async ({ db, ports }: Pick<Ctx, 'db' | 'ports'>, id: string, turn: string): Promise<boolean> => {
  const now = ports.clock();
  const { numAffectedRows } = await sql`
    update envio set turno = ${turn}::uuid, turno_ate = ${new Date(now.getTime() + sureFor)}
    where id = ${id}::uuid and (turno is null or turno = ${turn}::uuid or turno_ate < ${now})`.execute(db);
  return numAffectedRows === 1n;
};

const renewed =
  (holder: Holder, keep: () => Promise<boolean>, clock: () => Date): Renewing =>
  (content) => {
    const parts = async function* (): AsyncGenerator<Buffer> {
      holder.from = content;
      let said = clock().getTime();
      try {
        for await (const part of content as AsyncIterable<Buffer>) {
          const now = clock().getTime();
          if (now - said >= anewAfter) {
            // who was silent for too long may find another in its place, and writes nothing over what that one wrote
            if (!(await keep())) throw new TurnTaken();
            said = now;
          }
          yield part;
        }
      } finally {
        holder.from = undefined;
      }
    };
    return Readable.from(parts());
  };
