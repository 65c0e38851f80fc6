import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { institutionName } from '#server/instalacao/configuracao/index.ts';
import type { MailText } from './queue-mail.ts';

/**
 * A mail to somebody from outside, who knows the institution and not the product: its name opens the subject, before what is asked
 * or told, and signs the text.
 * @param nome who it is written to; left out where nobody is to be named
 */
export const outsiderMail = async (
  db: Database,
  { ato, nome, texto }: { readonly ato: string; readonly nome?: string; readonly texto: string },
): Promise<MailText> => {
  const instituicao = await institutionName(db);
  return {
    assunto: mensagem('externo.correio.assunto', { instituicao, ato }),
    texto:
      nome === undefined
        ? mensagem('externo.correio.corpoSemNome', { texto, instituicao })
        : mensagem('externo.correio.corpo', { nome, texto, instituicao }),
  };
};
