export { isDigest, sendDigests, writeDigest } from './send-digests.ts';
