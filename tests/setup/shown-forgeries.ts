import {
  box,
  certifies,
  cover,
  locks,
  looksAt,
  one,
  put,
  withMore,
  type Forgery,
  type Objects,
} from './forgery.ts';
import { laterSignature } from './later-revision.ts';
import { bodies, parts, type Part } from './signed-sample.ts';

const covering = '[120 215 180 240]';
const note = (subtype: string, more = ''): Forgery => ({
  later: [
    put('page', '/Annots[', '/Annots[91 0 R '),
    [91, `<</Type/Annot/Subtype/${subtype}/Rect${covering}/F 4/AP<</N 92 0 R>>${more}>>`],
    [92, cover],
  ],
});

/** Notes over the amount, of kinds that who certifies may permit, and of others. */
export const notes: Readonly<Record<string, Forgery>> = {
  ...Object.fromEntries(
    [
      'Text',
      'FreeText',
      'Highlight',
      'Square',
      'Stamp',
      'Ink',
      'Popup',
      'Redact',
      'Watermark',
      'Widget',
      'Link',
      'Screen',
      'FileAttachment',
    ].map((subtype) => [`nota ${subtype}`, note(subtype)]),
  ),
  'nota com acao': note('Stamp', '/AA<</PV<</S/JavaScript/JS(1)>>>>'),
  'nota em camada': note('Stamp', `/OC ${parts.layer} 0 R`),
  // of a number that the page names for a letter, and did not have
  'nota que e a letra da pagina': {
    prepared: withMore('fonts', '/F1', '/F2 98 0 R/F1', []),
    later: [
      put('page', '/Annots[', '/Annots[98 0 R '),
      [98, `<</Subtype/Stamp/Rect${covering}/F 4/Type/Font/BaseFont/Symbol>>`],
    ],
  },
};

const inCatalog = (more: string): Forgery => ({ later: [put('catalog', '/Spare', `${more}/Spare`)] });
const ofCatalog = (was: string, body: string, now: string): Forgery => ({
  prepared: withMore('catalog', '/Spare', `${was}/Spare`, [body]),
  later: [[33, now]],
});

/** What the whole does, or has besides. */
export const ofWhole: Readonly<Record<string, Forgery>> = {
  'acao ao abrir': inCatalog('/OpenAction[3 0 R/XYZ 0 0 9]'),
  'rotulos de pagina': inCatalog('/PageLabels<</Nums[0<</S/D/St 7>>]>>'),
  destinos: ofCatalog('/Dests 33 0 R', `<</a[${parts.page} 0 R/Fit]>>`, `<</a[${parts.second} 0 R/Fit]>>`),
  'arquivo dentro, trocado': {
    prepared: withMore(
      'names',
      '/JavaScript',
      '/EmbeddedFiles<</Names[(a)<</Type/Filespec/F(a.txt)/EF<</F 33 0 R>>>>]>>/JavaScript',
      [one('cem reais')],
    ),
    later: [[33, one('mil reais')]],
  },
  'arquivo dentro, de outro nome': {
    prepared: withMore('names', '/JavaScript', '/EmbeddedFiles<</Names[(a) 33 0 R]>>/JavaScript', [
      '<</Type/Filespec/F(a.txt)>>',
    ]),
    later: [[33, '<</Type/Filespec/F(a.exe)>>']],
  },
  'arquivo associado': ofCatalog('/AF[33 0 R]', '<</Type/Filespec/F(a.txt)>>', '<</Type/Filespec/F(b.txt)>>'),
  portfolio: inCatalog('/Collection<</D(a)>>'),
  preferencias: inCatalog('/ViewerPreferences<</PrintPageRange[1 1]>>'),
  'modo de pagina': inCatalog('/PageMode/FullScreen'),
  'nomes de modelos': {
    later: [put('names', '/JavaScript', `/Templates<</Names[(a) ${parts.second} 0 R]>>/JavaScript`)],
  },
  'aparencias com nome': {
    later: [put('names', '/JavaScript', `/AP<</Names[(a) ${parts.drawing} 0 R]>>/JavaScript`)],
  },
  'linha que leva a outra parte': {
    later: [put('line', '/Dest[3 0 R/Fit]', `/Dest[${parts.second} 0 R/Fit]`)],
  },
  'camada por uso': { later: [put('layers', '/ON', '/AS[<</Event/View/Category[/View]/OCGs[15 0 R]>>]/ON')] },
  'camada por configuracao': { later: [put('catalog', '/D 26 0 R', '/D 26 0 R/Configs[<</OFF[15 0 R]>>]')] },
  'camada de varias': {
    prepared: withMore('resources', `/L1 ${parts.layer} 0 R`, '/L1 33 0 R', [
      `<</Type/OCMD/OCGs ${parts.layer} 0 R/P/AnyOn>>`,
    ]),
    later: [[33, `<</Type/OCMD/OCGs ${parts.layer} 0 R/P/AllOff>>`]],
  },
};

/** What a page is drawn with, some steps below. */
const below = (part: Part, from: string, to: string, was: string, now: string): Forgery => ({
  prepared: withMore(part, from, to, [was]),
  later: [[33, now]],
});
export const ofDrawing: Readonly<Record<string, Forgery>> = {
  'codificacao da letra': below(
    'font',
    '/Helvetica',
    '/Helvetica/Encoding 33 0 R',
    '<</Differences[65/A]>>',
    '<</Differences[49/nine/nine]>>',
  ),
  'larguras da letra': below(
    'font',
    '/Helvetica',
    '/Helvetica/FirstChar 32/LastChar 34/Widths 33 0 R',
    '[250 250 250]',
    '[900 900 900]',
  ),
  'descritor da letra': below(
    'font',
    '/Helvetica',
    '/Helvetica/FontDescriptor 33 0 R',
    '<</Type/FontDescriptor/FontName/A/Flags 32>>',
    '<</Type/FontDescriptor/FontName/A/Flags 4>>',
  ),
  'texto que se copia': below('font', '/Helvetica', '/Helvetica/ToUnicode 33 0 R', one('a'), one('b')),
  'mascara da imagem': below(
    'picture',
    '/Width',
    '/SMask 33 0 R/Width',
    bodies.picture,
    bodies.picture.replace('\x00\xff\xff\x00', '\x00\x00\x00\x00'),
  ),
  'cores da imagem': below(
    'picture',
    '/ColorSpace/DeviceGray',
    '/ColorSpace 33 0 R',
    '/DeviceGray',
    '[/Indexed/DeviceGray 1(ab)]',
  ),
  'imagem do outro lado': below('picture', '/Width', '/Decode 33 0 R/Width', '[0 1]', '[1 0]'),
  'imagem para imprimir': below(
    'picture',
    '/Width',
    '/Alternates[<</Image 33 0 R/DefaultForPrinting true>>]/Width',
    bodies.picture,
    bodies.picture.replace('\x00\xff', '\xff\xff'),
  ),
  'estado que e mascara': below(
    'state',
    '/ca 1',
    '/ca 1/SMask<</S/Luminosity/G 33 0 R>>',
    one('', `/Subtype/Form${box}`),
    one('1 g 0 0 9 9 re f', `/Subtype/Form${box}`),
  ),
  'grupo da pagina': below(
    'page',
    '/StructParents',
    '/Group 33 0 R/StructParents',
    '<</S/Transparency/CS/DeviceRGB>>',
    '<</S/Transparency/CS/DeviceGray/K true>>',
  ),
  miniatura: below(
    'page',
    '/StructParents',
    '/Thumb 33 0 R/StructParents',
    bodies.picture,
    bodies.picture.replace('\x00\xff', '\xff\xff'),
  ),
  'letra de outro nome': {
    later: [
      put('fonts', `${parts.font} 0 R`, '91 0 R'),
      [91, '<</Type/Font/Subtype/Type1/BaseFont/Symbol>>'],
    ],
  },
  'matriz do desenho': below(
    'drawing',
    '/Subtype/Form',
    '/Subtype/Form/Matrix 33 0 R',
    '[1 0 0 1 0 0]',
    '[1 0 0 1 50 90]',
  ),
};

const second = (said = '', rect = '[0 0 0 0]', more = ''): Objects => [
  [81, `<</Type/Annot/Subtype/Widget/FT/Sig/T(Segunda)/Rect${rect}/F 132/P 3 0 R/V 83 0 R${more}>>`],
  [83, laterSignature().replace('/Filter', `${said}/Filter`)],
  put('form', '/Fields[', '/Fields[81 0 R '),
];
/** Signatures that come later, and want more than they may. */
export const ofSignatures: Readonly<Record<string, Forgery>> = {
  'outra depois de fechado': { prepared: { said: certifies(1) }, later: second() },
  'outra que abre o que se fechou': {
    prepared: { said: certifies(1) },
    later: [...second(certifies(3)), [parts.text, looksAt(91)], [91, cover]],
  },
  'outra que abre o que se travou': {
    prepared: { said: locks('/Action/All') },
    later: [...second(locks('/Action/Exclude/Fields[(Nome)]')), [parts.text, looksAt(91)], [91, cover]],
  },
  'outra que permite o que ninguem permitiu': {
    prepared: { said: '' },
    later: [...second(certifies(3)), [parts.text, looksAt(91)], [91, cover]],
  },
  'provas com a pagina dentro': {
    prepared: { said: certifies(1) },
    later: [
      put('catalog', '/Spare', '/DSS 91 0 R/Spare'),
      [91, `<</Certs[${parts.content} 0 R]>>`],
      [parts.content, bodies.secondContent],
    ],
  },
  'provas e lugar vazio': {
    prepared: { said: certifies(1) },
    later: [
      put('catalog', '/Spare', '/DSS 91 0 R/Spare'),
      [91, '<</Certs[]>>'],
      [81, '<</Type/Annot/Subtype/Widget/FT/Sig/T(Vazio)/Rect[0 0 9 9]>>'],
      put('form', '/Fields[', '/Fields[81 0 R '),
    ],
  },
  'marca com fundo e sem aparencia': {
    later: second('', '[10 200 190 250]', '/MK<</BG[1 0 0]/CA(Pago)>>').concat([
      put('page', '/Annots[', '/Annots[81 0 R '),
    ]),
  },
};
