export { completeProofs, keepProofs } from './prova/index.ts';
export { updateLists } from './revogacao/index.ts';
export { certificadoRoutes } from './routes.ts';
export { assinarCertificadoAto } from './submit-signature.ts';
