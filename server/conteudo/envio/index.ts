export { discardExpired } from './envio.ts';
export { pieceType } from './piece-type.ts';
export { serveUploads } from './tus.ts';
