import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';

const refusal = (key: 'usado' | 'vencido' | 'baseMudou' | 'naoSeAssina'): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem(`certificado.pacote.${key}`) });

/** What was prepared was signed already. */
export const packageUsed = (): AppError => refusal('usado');
export const packageExpired = (): AppError => refusal('vencido');
/** The file is not any more the one that was prepared. */
export const baseMoved = (): AppError => refusal('baseMudou');
/** The file cannot take a signature without harm. */
export const cannotBeSigned = (): AppError => refusal('naoSeAssina');

/** An XML that is not one, or that nobody could sign. */
export const xmlCannotBeSigned = (): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem('certificado.xml.naoSeAssina') });

/** The value is not of this certificate over what was prepared. */
export const wrongValue = (): AppError =>
  new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'assinatura', mensagem: mensagem('certificado.pacote.valor') }] },
  );
