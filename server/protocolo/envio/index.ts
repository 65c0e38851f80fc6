export { enviarProtocolos, isProtocolMail, sendDue, sendOnConclusion, writeProtocolMail } from './enviar.ts';
