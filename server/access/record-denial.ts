import { actorOf, appendEvent } from '#server/events/record-event.ts';
import type { Ctx } from '#server/http/context.ts';
import type { Database } from '#server/db/connect.ts';
import type { Sessao } from '#server/http/session.ts';

/** Keeps an attempt on a content; outside the transaction of the act, which is about to be undone. */
export const recordContentDenial = async (ctx: Ctx, conteudoId: number): Promise<void> => {
  await appendEvent(ctx.ports.db, actorOf(ctx.sessao), ctx.agora, {
    cadeia: `conteudo:${conteudoId}`,
    ato: 'acessoNegado',
    conteudoId,
  });
};

/** The same call refused to the same session tells nothing new for so long. */
const quietMs = 60_000;
const mostKept = 5_000;
const lately = new Map<string, number>();

/** Keeps a call that the rights of the person do not open, once a minute for each. */
export const recordCallDenial = async (
  db: Database,
  sessao: Sessao,
  agora: Date,
  caminho: string,
): Promise<void> => {
  const key = `${sessao.id} ${caminho}`;
  const now = agora.getTime();
  if (now - (lately.get(key) ?? -Infinity) < quietMs) return;
  if (lately.size >= mostKept) lately.clear();
  lately.set(key, now);
  await appendEvent(db, actorOf(sessao), agora, {
    cadeia: `sessao:${sessao.id}`,
    ato: 'acessoNegado',
    dados: { caminho },
  });
};
