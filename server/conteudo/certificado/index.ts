export { certificadoRoutes } from './routes.ts';
export { assinarCertificadoAto } from './submit-signature.ts';
