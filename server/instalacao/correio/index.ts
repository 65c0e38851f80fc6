export { enviarCorreio } from './mail-job.ts';
export { mailServer } from './mail-server.ts';
export { readMailPath, type MailPath } from './mail-path.ts';
export { outsiderMail } from './outsider-mail.ts';
export { queueMail, type MailText } from './queue-mail.ts';
export { queueSecretMail } from './queue-secret-mail.ts';
export { requeueWaiting } from './requeue-waiting.ts';
export { sendMail, wordsOf, type WriteMail } from './send-mail.ts';
