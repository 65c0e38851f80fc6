import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { htmlOfDocx } from '#src/corpo/docx/html-of-docx.ts';
import { placeNumeros } from '#src/corpo/docx/place-numeros.ts';
import { readDocx } from '#src/corpo/docx/read-docx.ts';
import { doc, p } from '#tests/schemas/corpo/nos.ts';
import { createEditor } from './corpo-editor.ts';

/** Files that LibreOffice Writer wrote, and what it prints of each as plain text. */
const here = 'tests/src/corpo/libreoffice';
const printed = (name: string): string[] =>
  readFileSync(`${here}/${name}.txt`, 'utf8')
    .replace('\ufeff', '')
    .split('\n')
    .map((line) => line.replace(/^\s*[•◦▪]\s*/, '').trim())
    .filter((line) => line !== '');
const read = async (name: string) => {
  const answer = await readDocx(new Uint8Array(readFileSync(`${here}/${name}.docx`)));
  if (!('lido' in answer)) throw new Error(JSON.stringify(answer));
  return answer.lido;
};

describe('what LibreOffice wrote', () => {
  it.each(['lei', 'contrato', 'listas', 'estilo'])(
    '%s shows the numbers that LibreOffice prints',
    async (name) => {
      const { html, numeros } = await read(name);
      const page = new DOMParser().parseFromString(
        html.replace(
          /\ue000(\d+)\ue001/g,
          (_, index: string) => `${numeros[Number(index)]?.written ?? '?'} `,
        ),
        'text/html',
      );
      expect(
        [...page.querySelectorAll('p, h1, h2')].map(({ textContent }) => (textContent ?? '').trim()),
      ).toEqual(printed(name));
    },
  );

  it.each(['lei', 'contrato', 'estilo'])('%s enters with those numbers', async (name) => {
    const { html, numeros } = await read(name);
    const editor = createEditor(doc(p([])));
    editor.commands.setTextSelection(1);
    editor.view.pasteHTML(
      htmlOfDocx(placeNumeros(html, numeros, []).html, []),
      new Event('paste') as ClipboardEvent,
    );
    expect(corpoToText(editor.getJSON() as CorpoDoc).split('\n')).toEqual(printed(name));
  });
});
