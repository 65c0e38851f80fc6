import { appendRevision, laterSignature } from './later-revision.ts';
import { plainLayout, RawPdf, type Layout } from './raw-pdf.ts';

/** The objects of the sample, by what they are. */
export const parts = {
  catalog: 1,
  pages: 2,
  page: 3,
  content: 4,
  length: 5,
  font: 6,
  drawing: 7,
  second: 8,
  secondContent: 9,
  stamp: 10,
  stampLook: 11,
  text: 12,
  textLook: 13,
  empty: 14,
  layer: 15,
  resources: 16,
  fonts: 17,
  form: 18,
  outline: 19,
  line: 20,
  structure: 21,
  element: 22,
  metadata: 23,
  info: 24,
  picture: 25,
  layers: 26,
  state: 27,
  parentTree: 28,
  link: 29,
  goes: 30,
  names: 31,
  script: 32,
} as const;
export type Part = keyof typeof parts;

const ref = (part: Part): string => `${parts[part]} 0 R`;
const page = (content: Part, annotations: string): string =>
  `<</Type/Page/Parent ${ref('pages')}/MediaBox[0 0 200 260]/Contents ${ref(content)}/Resources ${ref('resources')}` +
  `/StructParents 0${annotations}>>`;
const words = (text: string): string => `BT /F1 14 Tf 20 220 Td (${text}) Tj ET`;

export const drawn = `${words('Pagar R$ 100')} /OC /L1 BDC 150 200 30 30 re f EMC q /D1 Do Q q 20 0 0 20 20 150 cm /I1 Do Q`;

/** What each is; a page with a drawing, a picture, a layer, a stamp, a field, a link and an empty place for a signature. */
export const bodies: Readonly<Record<Part, string>> = {
  catalog:
    `<</Type/Catalog/Pages ${ref('pages')}/AcroForm ${ref('form')}/OCProperties<</OCGs[${ref('layer')}]/D ${ref('layers')}>>` +
    `/Outlines ${ref('outline')}/StructTreeRoot ${ref('structure')}/MarkInfo<</Marked true>>/Metadata ${ref('metadata')}` +
    `/Names ${ref('names')}/Spare 98 0 R>>`,
  pages: `<</Type/Pages/Kids[${ref('page')} ${ref('second')}]/Count 2>>`,
  page: page(
    'content',
    `/Annots[${['stamp', 'text', 'empty', 'link'].map((one) => ref(one as Part)).join(' ')}]`,
  ),
  content: `<</Length ${ref('length')}>>\nstream\n${drawn}\nendstream`,
  length: String(drawn.length),
  font: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  drawing: stream('60 100 40 40 re f', '/Type/XObject/Subtype/Form/BBox[0 0 200 260]'),
  second: page('secondContent', ''),
  secondContent: stream(words('Segunda')),
  stamp: `<</Type/Annot/Subtype/Stamp/Rect[120 100 180 140]/F 4/AP<</N ${ref('stampLook')}>>>>`,
  stampLook: stream('0 0 60 40 re S', '/Type/XObject/Subtype/Form/BBox[0 0 60 40]'),
  text:
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(Nome)/V(Ana)/DA(/F1 10 Tf)/Rect[20 60 120 80]/F 4/P ${ref('page')}` +
    `/AP<</N ${ref('textLook')}>>>>`,
  textLook: stream(
    'BT /F1 10 Tf 2 5 Td (Ana) Tj ET',
    `/Type/XObject/Subtype/Form/BBox[0 0 100 20]/Resources<</Font<</F1 ${ref('font')}>>>>`,
  ),
  empty: `<</Type/Annot/Subtype/Widget/FT/Sig/T(Lugar)/Rect[20 10 100 40]/F 4/P ${ref('page')}>>`,
  layer: '<</Type/OCG/Name(Camada)>>',
  resources: `<</Font ${ref('fonts')}/XObject<</D1 ${ref('drawing')}/I1 ${ref('picture')}>>/Properties<</L1 ${ref('layer')}>>/ExtGState<</G1 ${ref('state')}>>>>`,
  fonts: `<</F1 ${ref('font')}>>`,
  form: `<</Fields[${ref('text')} ${ref('empty')}]/DR<</Font<</F1 ${ref('font')}>>>>/DA(/F1 0 Tf)>>`,
  outline: `<</First ${ref('line')}/Last ${ref('line')}/Count 1>>`,
  line: `<</Title(Inicio)/Parent ${ref('outline')}/Dest[${ref('page')}/Fit]/SE ${ref('element')}>>`,
  structure: `<</Type/StructTreeRoot/K ${ref('element')}/ParentTree ${ref('parentTree')}/ParentTreeNextKey 1>>`,
  element: `<</Type/StructElem/S/Document/P ${ref('structure')}/Pg ${ref('page')}/K[0]/Alt(Cem reais)>>`,
  parentTree: `<</Nums[0[${ref('element')}]]>>`,
  metadata: stream('<x:xmpmeta/>', '/Type/Metadata/Subtype/XML'),
  info: '<</Title(Contrato)/ModDate(D:20260101)>>',
  picture: stream(
    '\x00\xff\xff\x00',
    '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray',
  ),
  layers: `<</ON[${ref('layer')}]/Order[${ref('layer')}]>>`,
  state: '<</Type/ExtGState/ca 1>>',
  link: `<</Type/Annot/Subtype/Link/Rect[150 10 190 30]/Border[0 0 0]/A ${ref('goes')}>>`,
  goes: '<</S/URI/URI(https://exemplo.gov.br)>>',
  names: `<</JavaScript<</Names[(a) ${ref('script')}]>>>>`,
  script: '<</S/JavaScript/JS(var a = 1;)>>',
};

function stream(content: string, dict = ''): string {
  return `<<${dict}/Length ${content.length}>>\nstream\n${content}\nendstream`;
}

/** Of the sample, what is other in a file that somebody prepared before it was signed. */
export interface Prepared {
  readonly bodies?: Partial<Record<Part, string>>;
  /** Objects besides, from 33 on. */
  readonly more?: readonly string[];
  /** Signed too, and no table has it. */
  readonly unlisted?: string;
  /** What the signature says besides, and its field. */
  readonly said?: string;
  readonly saidByField?: string;
}

/** The sample signed by a field that is not seen, in a revision of its own. */
export const signedSample = (
  layout: Partial<Layout>,
  { bodies: other = {}, more = [], unlisted = '', said = '', saidByField = '' }: Prepared = {},
): Buffer => {
  const pdf = new RawPdf({ ...plainLayout, ...layout });
  for (const [part, body] of Object.entries({ ...bodies, ...other })) {
    pdf.reserve();
    pdf.put(parts[part as Part], body);
  }
  for (const body of more) pdf.put(pdf.reserve(), body);
  pdf.flush(parts.catalog);
  const form = other.form ?? bodies.form;
  return appendRevision(pdf.bytes, {
    references: layout.references === 'fluxo' ? 'fluxo' : 'tabela',
    unlisted,
    root: parts.catalog,
    info: parts.info,
    objects: new Map([
      [60, laterSignature().replace('/Filter', `${said}/Filter`)],
      [61, `<</Type/Annot/Subtype/Widget/FT/Sig/T(Primeira)/Rect[0 0 0 0]/F 132/V 60 0 R${saidByField}>>`],
      [parts.form, form.replace('/Fields[', '/Fields[61 0 R ').replace('/DR', '/SigFlags 3/DR')],
    ]),
  });
};
