export { hsmCertificates } from './hsm-certificates.ts';
export { findHsm } from './hsms.ts';
export { signInHsm } from './sign-in-hsm.ts';
export { testHsm } from './test-hsm.ts';
