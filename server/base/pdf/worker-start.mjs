// A worker thread starts without the TypeScript loader of the process, so it brings its own.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
