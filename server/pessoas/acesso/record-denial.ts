import { actorOf, appendEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Sessao } from '#server/base/http/session.ts';

/** The same thing refused to the same session tells nothing new for so long. */
const quietMs = 60_000;
const mostKept = 5_000;
/** What each database was told lately; sessions have numbers of their own in each. */
const told = new WeakMap<Database, Map<string, number>>();

const toldLately = (db: Database, { id }: Sessao, agora: Date, what: string): boolean => {
  const lately = told.get(db) ?? new Map<string, number>();
  told.set(db, lately);
  const key = `${id} ${what}`;
  const now = agora.getTime();
  if (now - (lately.get(key) ?? -Infinity) < quietMs) return true;
  if (lately.size >= mostKept) lately.clear();
  lately.set(key, now);
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
