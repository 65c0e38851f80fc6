import type { Ctx } from '#server/base/http/context.ts';

interface Sent {
  readonly nome: string;
  readonly sha256: Buffer;
}

/** A file that this person sent and that nothing uses yet; whoever comes first has it. Undefined: there is none. */
export const takeSent = ({ db, sessao }: Pick<Ctx, 'db' | 'sessao'>, id: string): Promise<Sent | undefined> =>
  db
    .updateTable('arquivo')
    .set({ emUso: true })
    .where('id', '=', id)
    .where('criadoPor', '=', sessao.usuarioId)
    .where('emUso', '=', false)
    .where('reservado', '=', false)
    .returning(['nome', 'sha256'])
    .executeTakeFirst();
