import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readCodes } from '#server/ferramentas/capture/read-codes.ts';
import type { BarcodeFormat } from '#server/ferramentas/pdf/index.ts';
import type { GrayImage } from '#server/ferramentas/image/gray-png.ts';
import { barcodeText } from '#server/conteudo/etiquetas/barcode-text.ts';
import { drawLabels, type Etiqueta } from '#server/conteudo/etiquetas/desenhar.ts';
import { labelsOfSheet, placeOf } from '#server/conteudo/etiquetas/folha.ts';

/** Points of the common label printer in an inch: a laser printer has three times as many. */
const dpi = 203;
const pixels = (points: number): number => (points / 72) * dpi;
const black = 128;

const sheets = { A4_3X8: [210, 297], A4_2X7: [210, 297], ROLO: [100, 40] } as const;
const formats: readonly BarcodeFormat[] = ['CODE128', 'CODE39', 'INTERLEAVED2OF5', 'DATAMATRIX', 'QRCODE'];

const labelsFor = (total: number, formato: BarcodeFormat): Etiqueta[] =>
  Array.from({ length: total }, (_, index) => {
    const numero = `23480.${String(120 + index).padStart(6, '0')}/2026-47`;
    return {
      titulo: numero,
      linhas: ['Recebido em CCL-PROTOCOLO, 20/11/2026'],
      qr: `MALOTE:ETIQUETA:P${9000 + index}`,
      barras: {
        formato,
        texto: barcodeText(formato, numero, 9000 + index),
        curto: barcodeText('INTERLEAVED2OF5', numero, 9000 + index),
      },
    };
  });

/** The sheet as such a printer puts it on paper. */
const printed = (pdf: Uint8Array): GrayImage => {
  const pgm = execFileSync('pdftoppm', ['-gray', '-singlefile', '-r', String(dpi)], {
    input: pdf,
    maxBuffer: 64 * 1024 * 1024,
  });
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(pgm.toString('latin1', 0, 60));
  if (!head) throw new Error('a folha não se desenhou');
  const data = pgm.subarray(head[0].length);
  return { width: Number(head[1]), height: Number(head[2]), data };
};

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = ({ height }: GrayImage, folha: keyof typeof sheets, place: number): Box => {
  const { x, y, width, height: tall } = placeOf(folha, place);
  return {
    left: Math.round(pixels(x)),
    top: Math.round(height - pixels(y + tall)),
    width: Math.round(pixels(width)),
    height: Math.round(pixels(tall)),
  };
};

const cutOut = ({ width, data }: GrayImage, { left, top, width: wide, height }: Box): GrayImage => {
  const part = Buffer.alloc(wide * height, 255);
  for (let row = 0; row < height; row += 1)
    part.set(data.subarray((top + row) * width + left, (top + row) * width + left + wide), row * wide);
  return { width: wide, height, data: part };
};

/** What is black on the paper outside of the labels, where the sheet is cut or has nothing to stick. */
const outside = ({ width, height, data }: GrayImage, boxes: readonly Box[]): number => {
  let total = 0;
  for (let at = 0; at < width * height; at += 1) {
    if ((data[at] ?? 255) >= black) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const within = boxes.some(
      ({ left, top, ...size }) => x >= left && x < left + size.width && y >= top && y < top + size.height,
    );
    if (!within) total += 1;
  }
  return total;
};

describe.each(Object.keys(sheets) as (keyof typeof sheets)[])('a folha %s', (folha) => {
  const total = labelsOfSheet(folha);

  it('tem as medidas da que se vende, e cada etiqueta cabe nela sem tocar as vizinhas', () => {
    const [wide, tall] = sheets[folha];
    const places = Array.from({ length: total }, (_, index) => placeOf(folha, index));
    const mm = (points: number): number => Math.round((points / 72) * 254) / 10;
    const right = Math.max(...places.map(({ x, width }) => mm(x + width)));
    const left = Math.min(...places.map(({ x }) => mm(x)));
    const top = Math.max(...places.map(({ y, height }) => mm(y + height)));
    const bottom = Math.min(...places.map(({ y }) => mm(y)));
    // what stands at the left stands at the right, and above as below: a sheet fed the other way round is the same
    expect(Math.abs(left - (wide - right))).toBeLessThan(0.3);
    expect(Math.abs(bottom - (tall - top))).toBeLessThan(0.3);
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) {
        const apart =
          one.x + one.width <= other.x + 0.01 ||
          other.x + other.width <= one.x + 0.01 ||
          one.y >= other.y + other.height - 0.01 ||
          other.y >= one.y + one.height - 0.01;
        expect(apart).toBe(true);
      }
  });

  it.each(formats)(
    'impressa por uma impressora de etiquetas, diz cada número em %s e no QR',
    async (formato) => {
      const labels = labelsFor(total, formato);
      const paper = printed(await drawLabels(labels, folha, 1));
      const size = [paper.width, paper.height].map((points) => Math.round((points / dpi) * 25.4));
      expect(size).toEqual([...sheets[folha]]);
      const boxes = labels.map((_, index) => boxOf(paper, folha, index));
      expect(outside(paper, boxes)).toBe(0);
      const wrong: string[] = [];
      // the first and the last one, and one of the middle: all the others are the same, elsewhere
      for (const index of new Set([0, Math.floor(total / 2), total - 1])) {
        const { qr, barras } = labels[index] ?? {};
        const box = boxes[index];
        const found = box ? (await readCodes(cutOut(paper, box))).map(({ texto }) => texto) : [];
        // what is too long for the sheet is said by its short number
        const long = formato === 'CODE39' && folha === 'A4_3X8';
        for (const text of [qr, long ? barras?.curto : barras?.texto])
          if (text === undefined || !found.includes(text))
            wrong.push(`${index + 1}: ${text} (${found.join(' ')})`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

it('escrevem as letras de qualquer nome', async () => {
  const label = { titulo: 'ŁÓDŹ 1/2026', linhas: ['Recebido em Đ, 10 ≥ 9'], qr: 'a' };
  const said = execFileSync('pdftotext', ['-layout', '-', '-'], {
    input: Buffer.from(await drawLabels([label], 'A4_3X8', 1)),
    encoding: 'utf8',
  });
  expect(said).toContain(label.titulo);
  expect(said).toContain(label.linhas[0]);
});
