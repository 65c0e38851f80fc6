import { execFileSync } from 'node:child_process';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { appendSignature } from '#server/ferramentas/signature/pdf/append-signature.ts';

describe('the field of a signature', () => {
  it('draws the letters of any name', async () => {
    const made = await PDFDocument.create();
    made.addPage([595, 842]);
    const base = Buffer.from(await made.save({ useObjectStreams: false }));
    const seen = (nome: string): Buffer => {
      const { tail } = appendSignature(base, {
        campo: 'A',
        nome,
        quando: new Date(0),
        linhas: ['Assinado por', nome],
        lugar: { pagina: 0, x: 40, y: 60, largura: 140, altura: 40 },
      });
      const input = Buffer.concat([base, tail]);
      return execFileSync('pdftoppm', ['-gray', '-singlefile', '-r', '100'], { input });
    };
    expect(seen('Łucja Đorđić').equals(seen('Łucja Đorđić'))).toBe(true);
    expect(seen('Łucja Đorđić').equals(seen('Đucja Łorđić'))).toBe(false);
    // a letter and its accent apart are one letter
    expect(seen('Jose\u0301').equals(seen('José'))).toBe(true);
  });
});
