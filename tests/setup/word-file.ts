import JSZip from 'jszip';

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
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

/** A level of a list: how it counts, and what it writes around the number. */
export const nivel = (ilvl: number, format: string, text: string, more = ''): string =>
  `<w:lvl w:ilvl="${ilvl}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;

/** The form of a paragraph that is numbered so. */
export const numerado = (numId: number, ilvl = 0): string =>
  `<w:numPr><w:ilvl w:val="${ilvl}"/><w:numId w:val="${numId}"/></w:numPr>`;

/** Lists by their numbers, and the uses of them. */
export const listas = (
  abstracts: Readonly<Record<number, readonly string[]>>,
  nums: Readonly<Record<number, string>>,
): string =>
  Object.entries(abstracts)
    .map(([id, levels]) => `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`)
    .join('') +
  Object.entries(nums)
    .map(([id, inside]) => `<w:num w:numId="${id}">${inside}</w:num>`)
    .join('');

/** What a file has besides its body: its lists, more styles, and another name of the part with its text. */
interface WordParts {
  readonly called?: string;
  readonly numbering?: string;
  readonly styles?: string;
}

/** A Word file as Word writes it, with this inside its body, these pictures and these footnotes by their numbers. */
export const wordFile = async (
  body: string,
  media: Readonly<Record<string, { readonly name: string; readonly bytes: Uint8Array }>> = {},
  notas: Readonly<Record<number, string>> = {},
  { numbering, styles = '', called = 'document' }: WordParts = {},
): Promise<Buffer<ArrayBuffer>> => {
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    `${head}<Types xmlns="${packageUrl}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="emf" ContentType="image/x-emf"/><Override PartName="/word/${called}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  );
  zip.file(
    '_rels/.rels',
    `${head}<Relationships xmlns="${packageUrl}/relationships"><Relationship Id="rId1" Type="${officeUrl}/officeDocument" Target="word/${called}.xml"/></Relationships>`,
  );
  zip.file(
    `word/_rels/${called}.xml.rels`,
    `${head}<Relationships xmlns="${packageUrl}/relationships"><Relationship Id="estilos" Type="${officeUrl}/styles" Target="styles.xml"/><Relationship Id="notas" Type="${officeUrl}/footnotes" Target="footnotes.xml"/><Relationship Id="listas" Type="${officeUrl}/numbering" Target="numbering.xml"/>${Object.entries(
      media,
    )
      .map(([id, { name }]) => `<Relationship Id="${id}" Type="${officeUrl}/image" Target="media/${name}"/>`)
      .join('')}</Relationships>`,
  );
  zip.file(
    'word/styles.xml',
    `${head}<w:styles ${namespaces}><w:style w:type="paragraph" w:styleId="Ttulo1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Citao"><w:name w:val="Quote"/></w:style>${styles}</w:styles>`,
  );
  zip.file(
    'word/footnotes.xml',
    `${head}<w:footnotes ${namespaces}>${Object.entries(notas)
      .map(([id, words]) => `<w:footnote w:id="${id}">${words}</w:footnote>`)
      .join('')}</w:footnotes>`,
  );
  zip.file(`word/${called}.xml`, `${head}<w:document ${namespaces}><w:body>${body}</w:body></w:document>`);
  if (numbering !== undefined)
    zip.file('word/numbering.xml', `${head}<w:numbering ${namespaces}>${numbering}</w:numbering>`);
  for (const { name, bytes } of Object.values(media)) zip.file(`word/media/${name}`, bytes);
  return Buffer.from(await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' }));
};
