import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The parts of a .docx with one paragraph. */
export const docxParts = (type = word, called = 'document'): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/${called}.xml" ContentType="${type}"/></Types>`,
  [`word/${called}.xml`]:
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p/></w:body></w:document>',
});

/** A zip of some parts. */
export const writtenZip = (parts: Readonly<Record<string, string>>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
};
