import { job } from '#server/base/jobs/job.ts';
import type { ContentNotice } from './content-notice.ts';
import type { EventNotice } from './event-notice.ts';

/** A notice that people asked to have by e-mail too. */
export type MailedNotice = { readonly usuarioIds: readonly number[] } & (
  | {
      readonly assunto: string;
      readonly conteudo?: string;
      readonly rota?: string;
      readonly conteudoId?: never;
      readonly compromissoId?: never;
    }
  | ContentNotice
  | EventNotice
);

export const avisarPorCorreio = job<MailedNotice>('avisarPorCorreio');
