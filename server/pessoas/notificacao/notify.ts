import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { avisarPorCorreio } from './mail-notice-job.ts';
import { noticeChannels } from '#server/pessoas/preferencia/index.ts';

export interface NewNotification {
  readonly usuarioIds: readonly number[];
  readonly tipo: 'TRAMITE' | 'ASSINATURA' | 'PRAZO' | 'CONHECIMENTO' | 'SISTEMA';
  readonly assunto: string;
  readonly conteudo?: string;
  readonly conteudoId?: number;
  /** Address in the client, without the base path. */
  readonly rota?: string;
}

/** Notifies people by the ways that they chose, in the transaction of the act. Nobody is told twice. */
export const notify = async (db: Database, agora: Date, note: NewNotification): Promise<void> => {
  const people = [...new Set(note.usuarioIds)];
  if (people.length === 0) return;
  const { tela, email } = await noticeChannels(db, people, note.tipo);
  if (email.length > 0) {
    const { assunto, conteudo, conteudoId, rota } = note;
    await enqueue(db, avisarPorCorreio, { usuarioIds: email, assunto, conteudo, conteudoId, rota });
  }
  if (tela.length === 0) return;
  await db
    .insertInto('notificacao')
    .values(
      tela.map((usuarioId) => ({
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
