import { appendEvent } from '#server/base/events/record-event.ts';
import type { PublicCtx } from '#server/base/http/context.ts';

/** Keeps what happened to the account of somebody from outside, in a chain of its own. */
export const noteOfOutsider = async (
  { db, agora, endereco }: Pick<PublicCtx, 'db' | 'agora' | 'endereco'>,
  externoId: number,
  ato: string,
): Promise<void> => {
  const nobody = { usuarioId: null, substitutoId: null, unidadeId: null, sessaoId: null };
  await appendEvent(db, nobody, agora, {
    cadeia: `externo:${externoId}`,
    ato,
    dados: { externoId, endereco },
  });
};
