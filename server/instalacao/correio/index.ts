export { enviarCorreio } from './mail-job.ts';
export { readMailPath, type MailPath } from './mail-path.ts';
export { queueMail, type MailText } from './queue-mail.ts';
export { queueSecretMail } from './queue-secret-mail.ts';
export { requeueWaiting } from './requeue-waiting.ts';
export { sendMail } from './send-mail.ts';
