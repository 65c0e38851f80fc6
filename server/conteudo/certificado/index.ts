export { besideName, besideType } from './beside-name.ts';
export { separateSignature } from './anexo/index.ts';
export { signedFiles } from './download-document.ts';
export { completeProofs, keepProofs } from './prova/index.ts';
export { updateLists } from './revogacao/index.ts';
export { certificadoRoutes } from './routes.ts';
export { assinarCertificadoAto } from './submit-signature.ts';
