import { startFile } from './start-file.mjs';

// what every process apart starts with: the module whose address comes first, which finds its own arguments after it
const [module] = process.argv.splice(2, 1);
await startFile(new URL(module));
