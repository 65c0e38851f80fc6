export { listPendingSignatures } from './list-pending.ts';
export { listSigners, placeOf, releaseNext } from './signers.repository.ts';
export { assinaturaRoutes } from './routes.ts';
