import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { whoSees } from '#server/pessoas/acesso/who-sees.ts';
import { noticeChannels, type NoticeKind } from '#server/pessoas/preferencia/index.ts';
import type { ContentNotice } from './content-notice.ts';
import type { EventNotice } from './event-notice.ts';
import type { FlowNotice } from './flow-notice.ts';
import { avisarPorCorreio } from './mail-notice-job.ts';

interface Told {
  readonly usuarioIds: readonly number[];
  readonly tipo: Notificacao['tipo'];
}

/** What is said of the account or of the installation, in words; of a content, only by reference. */
export interface PlainNotice {
  readonly assunto: string;
  readonly conteudo?: string;
  /** Address in the client, without the base path. */
  readonly rota?: string;
  readonly conteudoId?: never;
  readonly compromissoId?: never;
  readonly conversaId?: never;
}

type NewNotification = Told & (PlainNotice | ContentNotice | EventNotice | FlowNotice);

/**
 * Notifies people by the ways that they chose, in the transaction of the act. Nobody is told twice, nor of a content that
 * they cannot see: what gives access to it comes before.
 */
export const notify = async (
  db: Database,
  agora: Date,
  { usuarioIds, tipo, ...about }: NewNotification,
): Promise<void> => {
  const asked = [...new Set(usuarioIds)];
  if (asked.length === 0) return;
  const people = about.conteudoId === undefined ? asked : await whoSees(db, about.conteudoId, asked);
  const { tela, email } = await noticeChannels(db, people, channelOf(tipo, about.conteudoId !== undefined));
  if (email.length > 0) await enqueue(db, avisarPorCorreio, { usuarioIds: email, ...about });
  if (tela.length === 0) return;
  const row = rowOf(about);
  await db
    .insertInto('notificacao')
    .values(tela.map((usuarioId) => ({ ...row, usuarioId, tipo, momento: agora })))
    .execute();
};

/** By whose ways it goes: what passed, by those of what is near; what is blocked, by those of a signature, or of the account. */
const channelOf = (tipo: Notificacao['tipo'], ofContent: boolean): NoticeKind => {
  if (tipo === 'VENCIDO') return 'PRAZO';
  if (tipo === 'BLOQUEADO') return ofContent ? 'ASSINATURA' : 'SISTEMA';
  return tipo;
};

const rowOf = (about: PlainNotice | ContentNotice | EventNotice | FlowNotice) => {
  if (about.conteudoId === undefined && about.conversaId !== undefined)
    return { conversaId: about.conversaId, especie: about.especie, dados: JSON.stringify(about.dados) };
  if (about.conteudoId === undefined && about.compromissoId !== undefined)
    return {
      compromissoId: about.compromissoId,
      especie: about.especie,
      dados: JSON.stringify(about.dados),
    };
  return about.conteudoId === undefined
    ? { assunto: about.assunto, conteudo: about.conteudo ?? null, rota: about.rota ?? null, dados: '{}' }
    : {
        conteudoId: about.conteudoId,
        especie: about.especie,
        dados: JSON.stringify(about.dados ?? {}),
      };
};
