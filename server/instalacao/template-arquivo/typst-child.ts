import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { allFamilies } from '#server/ferramentas/fonts/font-files.ts';
import { mostMegabytes, watchMemory } from '#server/ferramentas/apart/watch-memory.ts';

/**
 * A process of its own for a text that somebody wrote: native code cannot be interrupted, a process can. It runs in an empty
 * folder, the only one that the text reaches.
 */
watchMemory(mostMegabytes);
const compiler = NodeCompiler.create({
  workspace: process.cwd(),
  fontArgs: [{ fontBlobs: allFamilies.flatMap(({ files }) => files.map((file) => readFileSync(file))) }],
});
const compiled = compiler.compile({ mainFileContent: await text(process.stdin) });
const document = compiled.result;
const answer = (): object => {
  if (!document) return { erro: compiled.takeDiagnostics()?.shortDiagnostics ?? [] };
  if (process.argv[2] !== 'svg')
    return { paginas: document.numOfPages, pdf: Buffer.from(compiler.pdf(document)).toString('base64') };
  // Several pages would become one long drawing.
  return document.numOfPages === 1
    ? { svg: compiler.plainSvg(document) }
    : { erro: [], paginas: document.numOfPages };
};
process.stdout.write(JSON.stringify(answer()));
