import { describe, expect, it } from 'vitest';
import { isBlank } from '#server/ferramentas/capture/is-blank.ts';
import type { GrayImage } from '#server/ferramentas/image/gray-png.ts';

const [width, height] = [1131, 1600];

type Mark = readonly [x: number, y: number, wide: number, high: number];

/** A page of paper of a shade, with marks of ink. */
const page = (marks: readonly Mark[], paper = 235): GrayImage => {
  const data = new Uint8Array(width * height).fill(paper);
  for (const [x, y, wide, high] of marks)
    for (let row = y; row < y + high; row += 1)
      data.fill(20, row * width + x, row * width + Math.min(width, x + wide));
  return { width, height, data };
};

/** Letters of a print of so many points of the image, as strokes of two. */
const word = (letters: number, high: number): Mark[] =>
  Array.from({ length: letters }, (_, at) => [300 + at * high, 700, 2, high] as const);

const specks: Mark[] = Array.from({ length: 90 }, (_, at) => [100 + at * 10, 200 + at * 13, 2, 2]);

describe('uma página está em branco', () => {
  it.each<[string, readonly Mark[], boolean]>([
    ['sem nada', [], true],
    ['com poeira', specks, true],
    [
      'com a sombra e os furos da borda',
      [
        [0, 0, 40, 1600],
        [10, 760, 30, 30],
        [10, 900, 30, 30],
      ],
      true,
    ],
    [
      'com duas manchas',
      [
        [400, 400, 9, 9],
        [700, 900, 9, 9],
      ],
      true,
    ],
    ['menos com uma palavra só', word(3, 8), false],
    ['menos com uma palavra entre a poeira', [...specks, ...word(4, 10)], false],
    ['menos com uma rubrica', [[500, 1300, 60, 2]], false],
    [
      'menos com um texto',
      Array.from({ length: 30 }, (_, at) => [120, 200 + at * 30, 700, 2] as const),
      false,
    ],
  ])('%s', (_, marks, blank) => {
    for (const paper of [255, 235, 180]) expect([paper, isBlank(page(marks, paper))]).toEqual([paper, blank]);
  });
});
