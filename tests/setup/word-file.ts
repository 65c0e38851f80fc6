import JSZip from 'jszip';

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(' ');

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packageUrl = 'http://schemas.openxmlformats.org/package/2006';
const officeUrl = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A picture amid the text, by its name among the media. */
export const picture = (id: string, described = ''): string =>
  `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="Imagem" descr="${described}"/><a:graphic><a:graphicData uri="pic"><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

/** A Word file as Word writes it, with this inside its body, these pictures and these footnotes by their numbers. */
export const wordFile = async (
  body: string,
  media: Readonly<Record<string, { readonly name: string; readonly bytes: Uint8Array }>> = {},
  notas: Readonly<Record<number, string>> = {},
): Promise<Buffer<ArrayBuffer>> => {
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    `${head}<Types xmlns="${packageUrl}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="emf" ContentType="image/x-emf"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  );
  zip.file(
    '_rels/.rels',
    `${head}<Relationships xmlns="${packageUrl}/relationships"><Relationship Id="rId1" Type="${officeUrl}/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  zip.file(
    'word/_rels/document.xml.rels',
    `${head}<Relationships xmlns="${packageUrl}/relationships"><Relationship Id="estilos" Type="${officeUrl}/styles" Target="styles.xml"/><Relationship Id="notas" Type="${officeUrl}/footnotes" Target="footnotes.xml"/>${Object.entries(
      media,
    )
      .map(([id, { name }]) => `<Relationship Id="${id}" Type="${officeUrl}/image" Target="media/${name}"/>`)
      .join('')}</Relationships>`,
  );
  zip.file(
    'word/styles.xml',
    `${head}<w:styles ${namespaces}><w:style w:type="paragraph" w:styleId="Ttulo1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Citao"><w:name w:val="Quote"/></w:style></w:styles>`,
  );
  zip.file(
    'word/footnotes.xml',
    `${head}<w:footnotes ${namespaces}>${Object.entries(notas)
      .map(([id, words]) => `<w:footnote w:id="${id}">${words}</w:footnote>`)
      .join('')}</w:footnotes>`,
  );
  zip.file('word/document.xml', `${head}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`);
  for (const { name, bytes } of Object.values(media)) zip.file(`word/media/${name}`, bytes);
  return Buffer.from(await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }));
};
