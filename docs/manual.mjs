import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const compiler = NodeCompiler.create({
  workspace: root,
  fontArgs: [{ fontPaths: [join(root, 'node_modules/@expo-google-fonts')] }],
});
const pdf = compiler.pdf({ mainFilePath: join(root, 'docs/manual.typ') }, { pdfStandard: 'ua-1' });
writeFileSync(join(root, 'public/manual.pdf'), pdf);
