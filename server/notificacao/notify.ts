import type { Database } from '#server/db/connect.ts';

export interface NewNotification {
  readonly usuarioIds: readonly number[];
  readonly tipo: 'TRAMITE' | 'ASSINATURA' | 'PRAZO' | 'CONHECIMENTO' | 'SISTEMA';
  readonly assunto: string;
  readonly conteudo?: string;
  readonly conteudoId?: number;
  /** Address in the client, without the base path. */
  readonly rota?: string;
}

/** Notifies people, in the transaction of the act. Nobody is told twice. */
export const notify = async (db: Database, agora: Date, note: NewNotification): Promise<void> => {
  const people = [...new Set(note.usuarioIds)];
  if (people.length === 0) return;
  await db
    .insertInto('notificacao')
    .values(
      people.map((usuarioId) => ({
        usuarioId,
        tipo: note.tipo,
        assunto: note.assunto,
        conteudo: note.conteudo ?? null,
        conteudoId: note.conteudoId ?? null,
        rota: note.rota ?? null,
        momento: agora,
      })),
    )
    .execute();
};
