import { job } from '#server/base/jobs/job.ts';
import type { ContentNotice } from './content-notice.ts';
import type { EventNotice } from './event-notice.ts';
import type { FlowNotice } from './flow-notice.ts';

/** A notice that people asked to have by e-mail too. */
export type MailedNotice = { readonly usuarioIds: readonly number[] } & (
  | {
      readonly assunto: string;
      readonly conteudo?: string;
      readonly rota?: string;
      readonly conteudoId?: never;
      readonly compromissoId?: never;
      readonly conversaId?: never;
    }
  | ContentNotice
  | EventNotice
  | FlowNotice
);

export const avisarPorCorreio = job<MailedNotice>('avisarPorCorreio');
