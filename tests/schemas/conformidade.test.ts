import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Requisito } from '#schemas/shapes/conformidade.ts';
import { requisitos } from '#server/administracao/conformidade/requisitos.ts';

const root = join(import.meta.dirname, '..', '..');

/** Whether a file still has a test of that title, and runs it whatever the machine. */
const hasTest = (source: string, titulo: string): boolean => {
  const title = titulo.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  // right after the name of the call, or after the rows of one that repeats
  const written = new RegExp(String.raw`(?:\b(?:it|test)|\))\(\s*(['"\`])${title}\1`);
  return written.test(source) && !/\b(?:it|test|describe)\.(?:skip|todo|skipIf|runIf)\b/.test(source);
};

const lost = (rows: readonly Requisito[], read: (file: string) => string | undefined): readonly string[] =>
  rows.flatMap(({ numero, provas }) =>
    provas
      .filter(({ arquivo, titulo }) => {
        const source = read(arquivo);
        return source === undefined || !hasTest(source, titulo);
      })
      .map(({ arquivo, titulo }) => `${numero}: ${arquivo}: ${titulo}`),
  );

const ofTree = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

describe('os requisitos da norma', () => {
  it('são os 103, cada um uma vez, na ordem da norma', () => {
    const order = requisitos.map(({ numero }) => numero.split('.').map(Number));
    expect(requisitos).toHaveLength(103);
    expect(new Set(requisitos.map(({ numero }) => numero)).size).toBe(103);
    const value = ([a = 0, b = 0, c = 0]: readonly number[]): number => a * 10_000 + b * 100 + c;
    expect(order.map(value)).toEqual(order.map(value).toSorted((one, other) => one - other));
    const graded = (['O', 'AD', 'F'] as const).map(
      (one) => requisitos.filter(({ grau }) => grau === one).length,
    );
    expect(graded).toEqual([93, 9, 1]);
  });

  it('têm os testes que dizem ter, no arquivo que dizem', () => {
    expect(lost(requisitos, ofTree)).toEqual([]);
  });

  it('estão atendidos só com teste e sem falta; o que falta se diz', () => {
    for (const { numero, situacao, provas, falta } of requisitos) {
      expect([numero, provas.length > 0 && falta === undefined]).toEqual([numero, situacao === 'ATENDIDO']);
      expect([numero, provas.length > 0 && falta !== undefined]).toEqual([numero, situacao === 'EM_PARTE']);
      expect([numero, provas.length === 0 && (falta ?? '') !== '']).toEqual([
        numero,
        situacao === 'NAO_ATENDIDO',
      ]);
    }
  });

  it('reprovam quando o teste de um deles sai, muda de nome ou deixa de rodar', () => {
    const row = (titulo: string): Requisito => ({
      numero: '9.9.9',
      capitulo: 7,
      grau: 'O',
      texto: 'De ensaio.',
      situacao: 'ATENDIDO',
      provas: [{ arquivo: 'tests/a.test.ts', titulo }],
    });
    const among = (source: string | undefined, titulo = 'faz o que diz') => lost([row(titulo)], () => source);
    const call = 'it';
    expect(among(`${call}('faz o que diz', () => {})`)).toEqual([]);
    expect(among(`${call}(\n  'faz o que diz',\n  () => {})`)).toEqual([]);
    expect(among(`${call}.each([['a', f(1)]])('faz o que diz', () => {})`)).toEqual([]);
    for (const source of [
      undefined,
      '',
      `// faz o que diz`,
      `const a = 'faz o que diz'`,
      `${call}('faz o que diz e mais', () => {})`,
      `${call}.skip('faz o que diz', () => {})`,
      `${call}.todo('faz o que diz')`,
    ])
      expect(among(source)).toHaveLength(1);
  });
});
