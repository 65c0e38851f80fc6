import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { definition } from './definition.ts';
import { registers } from './registers.ts';

// `npm run gen` writes the generated files; with --conferir it only says which ones differ, and fails.
const schemas = new URL('../', import.meta.url);
const resources = new URL('../../resources/', import.meta.url);
const outputs = {
  'generated-definition.ts': await definition(schemas),
  'generated-registers.ts': await registers(resources),
};

const checking = process.argv.includes('--conferir');
for (const [name, text] of Object.entries(outputs)) {
  const path = fileURLToPath(new URL(name, schemas));
  if (text === (await current(path))) continue;
  if (checking) {
    process.exitCode = 1;
    process.stderr.write(`schemas/${name} não corresponde aos esquemas. Rode: npm run gen\n`);
  } else {
    await writeFile(path, text);
    process.stdout.write(`schemas/${name}\n`);
  }
}

async function current(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
