import { expect, it } from 'vitest';
import { htmlOfDocx } from '#src/corpo/docx/html-of-docx.ts';
import { readDocx } from '#src/corpo/docx/read-docx.ts';
import { paragraph, picture, wordFile } from '#tests/setup/word-file.ts';

const table =
  '<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc><w:p><w:r><w:t>Item</w:t></w:r></w:p></w:tc></w:tr><w:tr><w:tc><w:p><w:r><w:t>Café</w:t></w:r></w:p></w:tc></w:tr></w:tbl>';

it('reads a Word file as the editor reads what is pasted, and keeps apart its pictures', async () => {
  const file = await wordFile(
    [
      paragraph('Do objeto', '<w:pStyle w:val="Ttulo1"/>'),
      paragraph('Centrado', '<w:jc w:val="center"/>'),
      paragraph('Justificado', '<w:jc w:val="both"/>'),
      paragraph('Disse o relator.', '<w:pStyle w:val="Citao"/>'),
      '<w:p><w:r><w:rPr><w:b/><w:u w:val="single"/></w:rPr><w:t>forte</w:t></w:r></w:p>',
      table,
      '<w:p><w:r><w:br w:type="page"/></w:r></w:p>',
      picture('foto', 'A fachada da prefeitura'),
      picture('muda'),
      picture('desenho'),
      paragraph('Fim'),
    ].join(''),
    {
      foto: { name: 'foto.png', bytes: new Uint8Array([1, 2, 3]) },
      muda: { name: 'muda.png', bytes: new Uint8Array([4]) },
      desenho: { name: 'desenho.emf', bytes: new Uint8Array([5]) },
    },
  );
  const read = await readDocx(file);
  if (!('lido' in read)) throw new Error(JSON.stringify(read));
  const { html, imagens, imagensPerdidas } = read.lido;
  expect(imagensPerdidas).toBe(1);
  expect(imagens.map(({ tipo, alt, bytes }) => [tipo, alt, bytes.byteLength])).toEqual([
    ['image/png', 'A fachada da prefeitura', 3],
    ['image/png', undefined, 1],
  ]);
  expect(htmlOfDocx(html, [{ arquivo: 'a1', alt: 'A fachada da prefeitura' }, { arquivo: 'a2' }])).toBe(
    [
      '<h1>Do objeto</h1>',
      '<p style="text-align: center">Centrado</p>',
      '<p style="text-align: justify">Justificado</p>',
      '<blockquote><p>Disse o relator.</p></blockquote>',
      '<p><strong><u>forte</u></strong></p>',
      '<table><thead><tr><th><p>Item</p></th></tr></thead><tbody><tr><td><p>Café</p></td></tr></tbody></table>',
      '<div data-quebra-pagina=""></div>',
      '<figure data-arquivo="a1" data-alt="A fachada da prefeitura"></figure>',
      '<figure data-arquivo="a2"></figure>',
      '<p>Fim</p>',
    ].join(''),
  );
});

it('reads the text whatever its part is called, as Word for the web calls it', async () => {
  const read = await readDocx(await wordFile(paragraph('Do objeto'), {}, {}, { called: 'document22' }));
  expect(read).toMatchObject({ lido: { html: '<p>Do objeto</p>' } });
});

it('refuses what is no Word file, a damaged one, and one that inflates beyond the limit', async () => {
  const whole = await wordFile(paragraph('a'.repeat(100_000)));
  expect(await readDocx(Buffer.from('%PDF-1.7'))).toEqual({ motivo: 'naoEDocx' });
  expect(await readDocx(whole.subarray(0, whole.length / 2))).toEqual({ motivo: 'naoEDocx' });
  expect(await readDocx(await wordFile('<w:p><w:r></w:p>'))).toEqual({ motivo: 'naoEDocx' });
  expect(whole.length).toBeLessThan(5_000);
  expect(await readDocx(whole, 50_000)).toEqual({ motivo: 'grandeDemais' });
});
