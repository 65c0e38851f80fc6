export { completeProofs, keepProofs } from './complete-proofs.ts';
export { fileProofOf, withProofs, type FileProof } from './file-proof.ts';
export { ownProofOf } from './own-proof.ts';
export { proofOf, type Proof } from './proof-level.ts';
export { askForProof } from './proof.repository.ts';
export { listProofs } from './list-proofs.ts';
