// A process starts without the TypeScript loader of the server, so it brings its own.
import { register } from 'tsx/esm/api';

register();
await import('./feel-worker.ts');
