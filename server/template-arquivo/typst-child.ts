import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { allFamilies } from '#server/pdf/font-files.ts';

/**
 * A process of its own for a text that somebody wrote: native code cannot be interrupted, a process can. It runs in an empty
 * folder, the only one that the text reaches.
 */
const compiler = NodeCompiler.create({
  workspace: process.cwd(),
  fontArgs: [{ fontBlobs: allFamilies.flatMap(({ files }) => files.map((file) => readFileSync(file))) }],
});
const compiled = compiler.compile({ mainFileContent: await text(process.stdin) });
const document = compiled.result;
process.stdout.write(
  JSON.stringify(
    document
      ? { paginas: document.numOfPages, pdf: Buffer.from(compiler.pdf(document)).toString('base64') }
      : { erro: compiled.takeDiagnostics()?.shortDiagnostics ?? [] },
  ),
);
