import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { PdfError } from '#server/ferramentas/signature/pdf/pdf-value.ts';

type Reason =
  | 'usado'
  | 'vencido'
  | 'jaAssinou'
  | 'baseMudou'
  | 'naoSeAssina'
  | 'pdfCertificado'
  | 'pdfCifrado'
  | 'pdfXfa';
const refusal = (key: Reason): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem(`certificado.pacote.${key}`) });

/** What was prepared was signed already. */
export const packageUsed = (): AppError => refusal('usado');
export const packageExpired = (): AppError => refusal('vencido');
/** The person signed it meanwhile, by another package. */
export const alreadySigned = (): AppError => refusal('jaAssinou');
/** The file is not any more the one that was prepared. */
export const baseMoved = (): AppError => refusal('baseMudou');
/** The file cannot take a signature without harm, and why. */
export const cannotBeSigned = ({ why }: PdfError): AppError => refusal(ofPdf[why]);

const ofPdf: Readonly<Record<PdfError['why'], Reason>> = {
  certificado: 'pdfCertificado',
  cifrado: 'pdfCifrado',
  xfa: 'pdfXfa',
  tabela: 'naoSeAssina',
  quebrado: 'naoSeAssina',
};

/** An XML that is not one, or that nobody could sign. */
export const xmlCannotBeSigned = (): AppError =>
  new AppError('transicaoNaoPermitida', { motivo: mensagem('certificado.xml.naoSeAssina') });

const atSignature = (text: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: 'assinatura', mensagem: text }] });

/** The value is not of this certificate over what was prepared. */
export const wrongValue = (): AppError => atSignature(mensagem('certificado.pacote.valor'));

/** What a provider gave is no signature of this certificate over what was prepared, and why. */
export const wrongSignature = (motivo: string): AppError =>
  atSignature(mensagem('certificado.pacote.cms', { motivo }));
