import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fontBook } from '#server/ferramentas/fonts/font-book.ts';
import { pdfOf } from '#src/data/pdf-of.ts';
import { svgElement } from '#src/data/png-of.ts';

const bytesOf = (blob: Blob): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer));
    reader.onerror = () => reject(new Error('não se leu'));
    reader.readAsArrayBuffer(blob);
  });

it('um desenho em PDF tem as letras como letras, o tamanho do desenho, e por inteiro o que não coube', async () => {
  const drawing = svgElement('svg', { viewBox: '0 0 400 200', width: 400, height: 200, 'font-size': 12 }, [
    svgElement('polyline', { points: '0,0 100,100', fill: 'none', stroke: '#000000' }),
    svgElement('text', { x: 10, y: 20, fill: '#000000' }, ['Até R$ 10 & menos → α Ж ✔ & ½ 中']),
    svgElement('text', { x: 200, y: 50, 'font-weight': 600, 'text-anchor': 'middle' }, ['☐ Конец']),
  ]);
  const long = 'Espera que o setor de compras, o gabinete e a procuradoria '.repeat(4).trim();
  const whole = { heading: 'Nomes por inteiro', texts: Array.from({ length: 40 }, () => long) };
  const folder = mkdtempSync(join(tmpdir(), 'malote-desenho-'));
  const file = join(folder, 'desenho.pdf');
  try {
    const { file: made, lacked } = await pdfOf(
      drawing,
      { width: 400, height: 200, title: 'Compra', whole },
      (style) => Promise.resolve(fontBook(style)),
    );
    expect(lacked).toEqual(['中']);
    writeFileSync(file, await bytesOf(made));
    const run = (tool: string, ...more: readonly string[]): string =>
      execFileSync(tool, [file, ...more], { encoding: 'utf8' });
    const facts = run('pdfinfo');
    expect(facts).toMatch(/Title: +Compra\n/);
    expect(facts).toMatch(/Page size: +300 x 150 pts/);
    const words = run('pdftotext', '-').replaceAll(/\s+/g, ' ');
    expect(words).toContain('Até R$ 10 & menos → α Ж ✔ & ½ ?');
    expect(words).toContain('☐ Конец');
    expect(words.split(long)).toHaveLength(41);
    expect(Number(/Pages: +(\d+)/.exec(facts)?.[1])).toBeGreaterThan(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
