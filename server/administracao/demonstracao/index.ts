import { AppError } from '#schemas/app-error.ts';
import { demonstracaoApi } from '#schemas/api/demonstracao.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import type { WriteMail } from '#server/instalacao/correio/index.ts';
import { listMails } from './list-mails.ts';
import { opensTrialMail } from './trial.ts';

export { people } from './people.ts';
export { knownPasswordOf, readDemonstration, standardPassword, trialMailPath, trialOf } from './trial.ts';

/** @param write the words of a mail that is kept by reference */
export const demonstracaoRoutes = (write: WriteMail): readonly Implementation[] =>
  implement(demonstracaoApi, {
    correio: async (ctx, { params: { chave } }) => {
      if (!(await opensTrialMail(ctx.db, ctx.ports.config, chave))) throw new AppError('naoEncontrado');
      return listMails(ctx, write);
    },
  });
