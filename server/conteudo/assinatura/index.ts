export { assinarAto } from './assinar.ts';
export { recusarAssinatura } from './recusar-assinatura.ts';
export { listPendingSignatures } from './list-pending.ts';
export { openNextTurn, openStep, tellAuthor } from './next-turn.ts';
export { releaseSigner } from './release-signer.ts';
export { listSigners, placeOf, strategiesOf } from './signers.repository.ts';
export { assinaturaRoutes } from './routes.ts';
