import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as prettier from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readModules, root } from '#tests/architecture/source-modules.ts';
import { storeyOf, storeys } from '#tests/architecture/direction-rules.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  documentToSign,
  preparePackage,
  submitValue,
  useCertificates,
  valueOf,
} from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { completeDraft } from '#tests/setup/drafts.ts';
import { calledFiles } from './called-files.ts';

const page = join(root, 'docs/arquitetura.md');

let server: TestApp;
let authority: Authority;
let helena: Caller;
let hers: Holder;
beforeAll(async () => {
  server = await startTestApp();
  // certificates are of today
  server.time.now = new Date();
  authority = new Authority();
  [hers] = (await useCertificates(server, authority, ['helena.pires'])) as [Holder];
  server.time.now = new Date(Date.now() + 60_000);
  helena = await server.as('helena.pires');
});
afterAll(async () => {
  authority.remove();
  await server.close();
});

/** What a person does, made ready apart: only the calls of the act itself count. */
interface Flow {
  readonly nome: string;
  /** At most so many files, from the door to the database. */
  readonly limite: number;
  readonly prepare: () => Promise<() => Promise<{ readonly status: number }>>;
}

const flows: readonly Flow[] = [
  {
    nome: 'concluir um documento',
    limite: 119,
    prepare: async () => {
      const { id, versao } = await completeDraft(helena, { assinantes: ['Helena Duarte Pires'] });
      return () => helena.post('documento/concluir', { id, versao });
    },
  },
  {
    nome: 'a lista de um cadastro',
    limite: 40,
    prepare: async () => {
      const admin = await server.as('admin');
      return () => admin.get('cidade?start=1&pageSize=20');
    },
  },
  {
    nome: 'assinar com certificado A1',
    limite: 115,
    prepare: async () => {
      const id = await documentToSign(helena, ['Helena Duarte Pires'], 'DIGITAL', {
        assunto: 'Documento para assinar',
      });
      return async () => {
        const { payload } = await preparePackage(helena, id, hers, authority);
        return submitValue(helena, payload.pacote, valueOf(payload, hers));
      };
    },
  },
];

/** The files that every run of it passes: what is only read once, and what happened beside it, are not of the flow. */
const filesOf = async ({ prepare }: Flow): Promise<readonly string[]> => {
  const runs: (readonly string[])[] = [];
  for (let run = 0; run < 3; run += 1) {
    const act = await prepare();
    runs.push(
      await calledFiles(async () => {
        expect((await act()).status).toBe(200);
      }),
    );
  }
  const [first = [], ...others] = runs;
  return first.filter((path) => others.every((other) => other.includes(path)));
};

/** From where a request comes in, down to what is below everything; a storey is passed from the top to the bottom. */
const placeOf = (folder: string): number => {
  if (folder === 'server/base/http') return -1;
  return folder.startsWith('schemas') ? storeys.length + 2 : storeys.length - storeyOf(`${folder}/`);
};

const tableOf = (files: readonly string[]): string => {
  const rows = [...new Set(files.map((path) => dirname(path)))]
    .sort((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other))
    .map((folder) => {
      const paths = files.filter((path) => dirname(path) === folder);
      return `| \`${folder}\` | ${inOrder(paths).map(nameOf).join(', ')} |`;
    });
  return `| pasta | arquivos |\n| --- | --- |\n${rows.join('\n')}`;
};

const nameOf = (path: string): string => `\`${basename(path, '.ts')}\``;

/** Who imports comes before what is imported, and of equals the first of the alphabet. */
const inOrder = (paths: readonly string[]): readonly string[] => {
  const imported = new Map(
    readModules().map(({ path, imports }) => [path, new Set(imports.map(({ target }) => target))] as const),
  );
  const left = [...paths];
  const done: string[] = [];
  while (left.length > 0) {
    const next = left.findIndex(
      (path) => !left.some((other) => other !== path && imported.get(other)?.has(path)),
    );
    done.push(...left.splice(Math.max(next, 0), 1));
  }
  return done;
};

describe.each(flows)('o caminho de $nome no servidor', (flow) => {
  it('é o que docs/arquitetura.md imprime (ARQUITETURA=escrever o escreve)', async () => {
    const files = await filesOf(flow);
    expect(files.length).toBeLessThanOrEqual(flow.limite);
    const [begin, end] = [`<!-- ${flow.nome}: início -->`, `<!-- ${flow.nome}: fim -->`];
    const text = await readFile(page, 'utf8');
    const [before = '', after = ''] = [text.split(begin)[0], text.split(end)[1]];
    const table = await prettier.format(`${files.length} arquivos.\n\n${tableOf(files)}`, {
      parser: 'markdown',
    });
    const wanted = `${before}${begin}\n\n${table}\n${end}${after}`;
    if (process.env['ARQUITETURA'] === 'escrever') await writeFile(page, wanted);
    else expect(text).toBe(wanted);
  });
});
