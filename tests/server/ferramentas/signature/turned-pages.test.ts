import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  appendSignature,
  coveredParts,
  embedSignature,
} from '#server/ferramentas/signature/pdf/append-signature.ts';
import { signaturesOf } from '#server/ferramentas/signature/pdf/signatures-of.ts';
import { cmsOf } from '#tests/setup/later-cms.ts';
import { pixelsOf } from '#tests/setup/shown-pixels.ts';

const turns = [0, 90, 180, 270, -90, 450] as const;
/** Whole; a part with its corner elsewhere; a part that reaches past the page. */
const boxes = [
  { name: 'whole', media: [0, 0, 400, 600], shown: [400, 600] },
  { name: 'elsewhere', media: [-50, 20, 350, 620], crop: [10, 80, 330, 560], shown: [320, 480] },
  { name: 'past the page', media: [100, 100, 500, 700], crop: [0, 0, 460, 650], shown: [360, 550] },
] as const;
const cases = turns.flatMap((turn, index) =>
  boxes.map((box, place) => ({ turn, ...box, above: (index + place) % 2 === 1 })),
);
type Case = (typeof cases)[number];

/** One page that says how it is shown, or whose parents do. */
const pageOf = (one: Case): Buffer => {
  const crop = 'crop' in one ? `/CropBox[${one.crop.join(' ')}]` : '';
  const shown = `/MediaBox[${one.media.join(' ')}]${crop}/Rotate ${one.turn}`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count 1/Kids[3 0 R]${one.above ? shown : ''}>>`,
    `<</Type/Pages/Parent 2 0 R/Count 1/Kids[4 0 R]>>`,
    `<</Type/Page/Parent 3 0 R/Resources<<>>${one.above ? '' : shown}>>`,
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = text.length;
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 5\n0000000000 65535 f \n${rows}trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`,
    'latin1',
  );
};

const lugar = { pagina: 0, x: 40, y: 60, largura: 140, altura: 40 };
const words = ['Assinado', 'por', 'Helena'];
const signed = (base: Buffer, campo = 'A'): Buffer => {
  const prepared = appendSignature(base, {
    campo,
    nome: 'Helena',
    quando: new Date(0),
    linhas: ['Assinado por', 'Helena'],
    lugar,
  });
  const cms = cmsOf('Sig', Buffer.concat([...coveredParts(base, prepared)]));
  return Buffer.concat([base, embedSignature(prepared, base.length, cms)]);
};

/** The marks of a page as PDFium draws it, in points of what is seen, from the corner below at the left. */
const inkOf = async (file: Buffer, width: number) => {
  const [drawn] = (await pixelsOf(file)) ?? [];
  if (!drawn) throw new Error('PDFium does not open it');
  const scale = drawn.width / width;
  const inked = [...drawn.data.keys()].filter((at) => (drawn.data[at] ?? 255) < 252);
  const xs = inked.map((at) => (at % drawn.width) / scale);
  const ys = inked.map((at) => (drawn.height - Math.floor(at / drawn.width)) / scale);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

describe('a signature that is seen on a page that is shown turned, or in part', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'malote-virada-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is drawn where it was put, upright, as PDFium and Poppler show the page', async () => {
    for (const one of cases) {
      const label = `${one.turn} ${one.name} ${one.above ? 'from above' : 'of its own'}`;
      const side = one.turn % 180 !== 0;
      const [across, up] = side ? [one.shown[1], one.shown[0]] : one.shown;
      const file = signed(pageOf(one));
      const ink = await inkOf(file, across);
      const wanted = [lugar.x, lugar.y, lugar.x + lugar.largura, lugar.y + lugar.altura];
      // two pixels of a drawing of some 260
      const near = (2.5 * Math.max(across, up)) / 260;
      for (const [index, edge] of wanted.entries())
        expect(Math.abs((ink[index] ?? Infinity) - edge), `${label}: ${ink.join(' ')}`).toBeLessThan(near);
      writeFileSync(join(folder, 'a.pdf'), file);
      const boxed = execFileSync('pdftotext', ['-bbox', '-cropbox', join(folder, 'a.pdf'), '-'], {
        encoding: 'utf8',
      });
      const found = [
        ...boxed.matchAll(
          /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(\w+)</g,
        ),
      ].map(([, xMin, yMin, xMax, yMax, word]) => ({
        word,
        x: Number(xMin),
        // from above
        y: up - Number(yMax),
        wide: Number(xMax) - Number(xMin),
        high: Number(yMax) - Number(yMin),
      }));
      expect([label, found.map(({ word }) => word)]).toEqual([label, words]);
      const [first, next, last] = found;
      const upright = found.every(({ wide, high }) => wide > high);
      // one line under the other, each from left to right
      const inOrder = (first?.x ?? 0) < (next?.x ?? 0) && (last?.y ?? 0) < (first?.y ?? 0);
      // Poppler measures from the part as it is written, though it reaches past the page
      const inside =
        one.name === 'past the page' ||
        found.every(
          ({ x, y, wide, high }) =>
            x >= lugar.x &&
            y >= lugar.y &&
            x + wide <= lugar.x + lugar.largura &&
            y + high <= lugar.y + lugar.altura,
        );
      expect([label, upright, inOrder, inside]).toEqual([label, true, true, true]);
    }
  }, 120_000);

  it('is not told as a change of what was signed before it', () => {
    for (const one of cases) {
      const [first] = signaturesOf(signed(signed(pageOf(one)), 'B'));
      expect([one.turn, one.name, first?.campo, first?.changes]).toEqual([one.turn, one.name, 'A', []]);
    }
  });
});
