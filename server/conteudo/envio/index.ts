export { discardExpired } from './envio.ts';
export { serveUploads } from './tus.ts';
