// `node bin/run-server.mjs server/main.ts …`: runs a file of the server in this very process, built where it can be.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startFile } from '../server/ferramentas/apart/start-file.mjs';
import { requireClient } from './client-build.mjs';
import { root } from './project.mjs';
import { Refusal } from './refusal.mjs';
import { serverBuild } from './server-build.mjs';

// the file finds its arguments where they are when Node itself runs it
process.argv.splice(1, 1);
const built = await serverBuild();
// what comes from outside may be of other sources
if (built === undefined) delete process.env.MALOTE_MONTAGEM;
else process.env.MALOTE_MONTAGEM = built;
if (process.argv[1] === 'server/main.ts')
  await requireClient().catch((failure) => {
    if (!(failure instanceof Refusal)) throw failure;
    console.error(failure.message);
    process.exit(1);
  });
await startFile(pathToFileURL(resolve(root, process.argv[1])));
