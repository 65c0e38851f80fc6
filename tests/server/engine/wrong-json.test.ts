import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRegisters } from '#server/engine/index.ts';
import { readJson } from '#server/engine/store/read-json.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malote-json-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const where = (linha: number, coluna: number, motivo: string): string =>
  `o arquivo não é JSON válido, na linha ${linha}, coluna ${coluna}: ${motivo}`;

describe('um arquivo que não é JSON', () => {
  it.each([
    ['{\n  "name": "a"\n  "area": "b"\n}', where(3, 3, 'falta uma vírgula')],
    ['{\n  "name": "a",\n}', where(3, 1, 'falta o nome de um campo, entre aspas duplas')],
    ['{ "name" "a" }', where(1, 10, 'faltam dois-pontos depois do nome')],
    ['{ "name": }', where(1, 11, 'falta um valor')],
    ['{ "name": "a"', where(1, 14, 'falta fechar com }')],
    ['[1, 2', where(1, 6, 'falta fechar com ]')],
    ['{ "name": "a }', where(1, 11, 'falta fechar as aspas duplas')],
    ["{ 'name': 1 }", where(1, 3, 'há um sinal ou uma palavra que o JSON não tem')],
    ['{ "a": 1 } // fim', where(1, 12, 'o JSON não tem comentários')],
    ['{ "a": 1 } { }', where(1, 12, 'há texto depois do fim')],
    ['{ "a": "\\x" }', where(1, 8, 'depois da barra invertida vem algo que o JSON não tem')],
    [
      '{ "a": "1\t2" }',
      where(1, 8, 'um texto não pode ter quebra de linha nem tabulação: escreva \\n ou \\t'),
    ],
  ])('%s diz onde e por quê', (text, reason) => {
    expect(readJson(text)).toEqual({ reason });
  });

  it('é dito assim por registros verificar, e o que não se lê também', async () => {
    await writeFile(join(folder, 'errado.json'), '{\n  "name": "errado",,\n}');
    await mkdir(join(folder, 'pasta.json'));
    const { lines, ok } = await checkRegisters([folder]);
    expect(ok).toBe(false);
    expect(lines.slice(0, 2)).toEqual([
      expect.stringContaining('errado.json: o arquivo não é JSON válido, na linha 2, coluna 20: ') as string,
      expect.stringContaining('pasta.json: o arquivo não pôde ser lido: ') as string,
    ]);
  });
});
