import { job } from '#server/base/jobs/job.ts';

/** A notice that people asked to have by e-mail too. */
export interface MailedNotice {
  readonly usuarioIds: readonly number[];
  readonly assunto: string;
  readonly conteudo?: string;
  readonly conteudoId?: number;
  readonly rota?: string;
}

export const avisarPorCorreio = job<MailedNotice>('avisarPorCorreio');
