import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The pages of a PDF as pictures (poppler-utils). */
export const photographed = (pdf: Uint8Array, kind: 'jpeg' | 'png'): readonly Buffer[] => {
  const folder = mkdtempSync(join(tmpdir(), 'malote-foto-'));
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf);
    execFileSync('pdftoppm', [`-${kind}`, '-r', '120', '-gray', join(folder, 'a.pdf'), join(folder, 'p')]);
    return readdirSync(folder)
      .filter((name) => name.startsWith('p'))
      .sort()
      .map((name) => readFileSync(join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A PDF that is nothing but pictures of pages, as a scanner makes it. */
export const scannedPdf = (pdf: Uint8Array): Buffer => {
  const pictures = photographed(pdf, 'jpeg');
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const object = (number: number, head: string, body?: Buffer): void => {
    parts.push(Buffer.from(`${number} 0 obj\n${head}\n`));
    if (body) parts.push(Buffer.from('stream\n'), body, Buffer.from('\nendstream\n'));
    parts.push(Buffer.from('endobj\n'));
  };
  const pages = pictures.map((_, index) => `${3 * index + 3} 0 R`).join(' ');
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  object(2, `<< /Type /Pages /Count ${pictures.length} /Kids [${pages}] >>`);
  pictures.forEach((picture, index) => {
    const page = 3 * index + 3;
    const { width, height, colours } = jpegFrame(picture);
    const drawing = Buffer.from('595 0 0 842 0 0 cm /I Do');
    object(
      page,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${page + 1} 0 R /Resources << /XObject << /I ${page + 2} 0 R >> >> >>`,
    );
    object(page + 1, `<< /Length ${drawing.length} >>`, drawing);
    object(
      page + 2,
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${colours === 3 ? 'DeviceRGB' : 'DeviceGray'} /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>`,
      picture,
    );
  });
  // without a table of places a reader looks for the objects
  parts.push(Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n'));
  return Buffer.concat(parts);
};

/** Frame header of a JPEG: ITU T.81 B.2.2. */
const jpegFrame = (
  jpeg: Buffer,
): { readonly width: number; readonly height: number; readonly colours: number } => {
  const frame = jpeg.findIndex(
    (byte, place) => byte === 0xff && (jpeg[place + 1] === 0xc0 || jpeg[place + 1] === 0xc2),
  );
  return {
    height: jpeg.readUInt16BE(frame + 5),
    width: jpeg.readUInt16BE(frame + 7),
    colours: jpeg.readUInt8(frame + 9),
  };
};
