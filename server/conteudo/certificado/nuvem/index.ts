export { beginCloud } from './begin-cloud.ts';
export { forgetActsOf } from './cloud-act.repository.ts';
export { cloudCertificates } from './cloud-certificates.ts';
export { finishConsent } from './finish-consent.ts';
export { sendCode } from './send-code.ts';
export { wholeSignerOf } from './whole-signer-of.ts';
export { findProvider, offeredProviders } from './providers.ts';
export { signInCloud } from './sign-in-cloud.ts';
export { testProvider } from './test-provider.ts';
