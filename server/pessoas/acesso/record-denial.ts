import { actorOf, appendEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Sessao } from '#server/base/http/session.ts';

/** The same thing refused to the same session tells nothing new for so long. */
const quietMs = 60_000;
const mostKept = 5_000;
/** Denials of one person that are kept in such a time: more of them tell nothing new, and would fill the events for ever. */
const mostOfPerson = 60;

interface Lately {
  /** When the same was kept of the same session. */
  readonly same: Map<string, number>;
  /** Of each person, since when, and how many. */
  readonly people: Map<number, { since: number; many: number }>;
}

/** What each database was told lately; sessions have numbers of their own in each. */
const told = new WeakMap<Database, Lately>();

const toldLately = (db: Database, { id, usuarioId }: Sessao, agora: Date, what: string): boolean => {
  const lately: Lately = told.get(db) ?? { same: new Map(), people: new Map() };
  told.set(db, lately);
  const { same, people } = lately;
  const key = `${id} ${what}`;
  const now = agora.getTime();
  if (now - (same.get(key) ?? -Infinity) < quietMs) return true;
  const counted = people.get(usuarioId);
  const person = counted && now - counted.since < quietMs ? counted : { since: now, many: 0 };
  if (person.many >= mostOfPerson) return true;
  for (const kept of [same, people]) if (kept.size >= mostKept) kept.clear();
  same.set(key, now);
  people.set(usuarioId, { ...person, many: person.many + 1 });
  return false;
};

/** Keeps an attempt on a content, once a minute for each; outside the transaction of the act, which is about to be undone. */
export const recordContentDenial = async (ctx: Ctx, conteudoId: number): Promise<void> => {
  const cadeia = `conteudo:${conteudoId}`;
  if (toldLately(ctx.ports.db, ctx.sessao, ctx.agora, cadeia)) return;
  await appendEvent(ctx.ports.db, actorOf(ctx.sessao), ctx.agora, {
    cadeia,
    ato: 'acessoNegado',
    conteudoId,
  });
};

/** Keeps a call that the rights of the person do not open, once a minute for each. */
export const recordCallDenial = async (
  db: Database,
  sessao: Sessao,
  agora: Date,
  caminho: string,
): Promise<void> => {
  if (toldLately(db, sessao, agora, caminho)) return;
  await appendEvent(db, actorOf(sessao), agora, {
    cadeia: `sessao:${sessao.id}`,
    ato: 'acessoNegado',
    dados: { caminho },
  });
};
