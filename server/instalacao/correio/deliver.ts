import { PassThrough } from 'node:stream';
import type { MailServer, OpenedMail } from './mail-server.ts';
import type { NewMail } from './queue-mail.ts';

/** How sending a mail ended; whether it left is unknown when the server broke off after it had the text. */
type Delivery = { readonly kind: 'sent' | 'unknown' } | { readonly kind: 'refused'; readonly error: Error };

/** @param mail with the number that it keeps however often it is sent, by which mail servers know it again */
export const deliver = async (
  { open, from }: MailServer,
  { id, para, assunto, texto }: NewMail & { readonly id: string },
): Promise<Delivery> => {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  let handedOver = false;
  let opened: OpenedMail | undefined;
  try {
    opened = await open();
    // What leaves passes here last: when all of it did, the server has it.
    opened.transport.use('stream', (mail, done) => {
      mail.message.transform(() => new PassThrough().once('end', () => (handedOver = true)));
      done();
    });
    await opened.transport.sendMail({
      from,
      to: para,
      subject: assunto,
      text: texto,
      messageId: `<${id}@${domain}>`,
    });
    return { kind: 'sent' };
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    return handedOver && !answered(error) ? { kind: 'unknown' } : { kind: 'refused', error };
  } finally {
    opened?.close();
  }
};

/** A refusal has the number of the answer; a connection that broke has none. */
const answered = (error: Error & { readonly responseCode?: number }): boolean =>
  error.responseCode !== undefined;
