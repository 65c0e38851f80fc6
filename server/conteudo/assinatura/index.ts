export { assinarAto } from './assinar.ts';
export { cobrarAssinaturas } from './call-signers.ts';
export { assinantesPorMatricula, assinantesPossiveis } from './possible-signers.ts';
export { recusarAssinatura } from './recusar-assinatura.ts';
export { listPendingSignatures } from './list-pending.ts';
export { nameOutsider, nameSigner, signerOr, usesCertificate, type SignerPlace } from './name-signer.ts';
export { openNextTurn, tellAuthor } from './next-turn.ts';
export { assinarDeFora, recusarDeFora } from './outsider-acts.ts';
export { outsiderOr, possibleOutsiders } from './outsider-signers.ts';
export { releaseSigner } from './release-signer.ts';
export {
  cancelarAssinatura,
  conduzirAssinaturas,
  definirPrazo,
  ordenarAssinantes,
  passarAoProximo,
} from './signature-route.ts';
export { isOffered } from './offered.ts';
export {
  currentVersion,
  listSigners,
  placeOf,
  requireToSign,
  signatureEnded,
  strategiesOf,
} from './signers.repository.ts';
export { tellClosed, tellOutsiders } from './tell-outsiders.ts';
export { requireSigningCode } from './signing-code.ts';
export { dayRefusal, signingDeadline } from './signing-deadline.ts';
export { assinaturaRoutes } from './routes.ts';
