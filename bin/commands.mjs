import { campaign } from './campaign.mjs';
import { check } from './check.mjs';
import { buildClient } from './client-build.mjs';
import { develop } from './develop.mjs';
import { help } from './help.mjs';
import { install } from './install.mjs';
import { measure } from './measure.mjs';
import { inRoot } from './project.mjs';
import { runServer, runTypeScript } from './run.mjs';
import { serverBuild } from './server-build.mjs';
import { sweep } from './sweep.mjs';
import { test } from './test.mjs';
import { weigh } from './weigh.mjs';

const commands = {
  iniciar: async (args) => {
    await buildClient();
    return runServer('server/main.ts', args);
  },
  montar: async () => {
    await buildClient();
    return (await serverBuild()) === undefined ? 1 : 0;
  },
  desenvolver: develop,
  testar: test,
  varrer: sweep,
  pesar: weigh,
  campanha: campaign,
  conferir: check,
  medir: measure,
  agente: (args) => runServer('agente/main.ts', args),
  mutantes: (args) => runTypeScript(inRoot('tests/mutants/main.ts'), args),
  gerar: async (args) => {
    const code = await runTypeScript(inRoot('schemas/gen/main.ts'), args);
    // the tables cost a database; whether they are those of the migrations is for a test to say
    return code !== 0 || args.includes('--conferir')
      ? code
      : runTypeScript(inRoot('server/generate-tables.ts'), []);
  },
};

/** What needs the tools of development; everything else runs with what an installation has. */
const ofDevelopment = new Set([
  'testar',
  'varrer',
  'pesar',
  'campanha',
  'conferir',
  'medir',
  'mutantes',
  'gerar',
]);

/** Runs one command of `malote` and answers the exit code; what is not known here belongs to the server's commands. */
export const runCommand = async (name, args) => {
  if (name === undefined || ['ajuda', '--ajuda', '--help', '-h'].includes(name)) {
    console.log(help);
    return name === undefined ? 1 : 0;
  }
  await install({ development: ofDevelopment.has(name) });
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command ? command(args) : runServer('server/cli.ts', [name, ...args]);
};
