// A thread starts without the TypeScript loader of the process, so it brings its own.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.module);
