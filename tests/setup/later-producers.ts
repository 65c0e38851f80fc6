import { layouts, type LayoutName } from './attack-way.ts';
import { revisionOf, sampleOf } from './later-attacks.ts';
import { appendRevision, laterSignature, streamOf, type LaterRevision } from './later-revision.ts';
import { bodies, parts } from './signed-sample.ts';

/** Where the new signature is seen, from the corner below at the left. */
export type Rect = readonly [number, number, number, number];

interface LegitimateFile {
  readonly name: string;
  readonly base: Buffer;
  readonly file: Buffer;
  /** The page where it is drawn is the first. */
  readonly rect: Rect | undefined;
}

interface Draft {
  readonly objects: Map<number, string>;
  readonly numbers: { readonly widget: number; readonly value: number; readonly look: number };
}

const put = (draft: Draft, number: number, body: string): void => void draft.objects.set(number, body);
const bodyOf = (draft: Draft, part: keyof typeof parts): string =>
  draft.objects.get(parts[part]) ??
  (part === 'form'
    ? bodies.form.replace('/Fields[', '/Fields[61 0 R ').replace('/DR', '/SigFlags 3/DR')
    : bodies[part]);
const edit = (draft: Draft, part: keyof typeof parts, from: string | RegExp, to: string): void => {
  const was = bodyOf(draft, part);
  const made = was.replace(from, to);
  if (made === was) throw new Error(`${part}: ${String(from)}`);
  put(draft, parts[part], made);
};

const seen: Rect = [120, 20, 180, 50];
const lookOf = (rect: Rect): string =>
  streamOf(
    '0.5 g 0 0 500 500 re f',
    `/Type/XObject/Subtype/Form/BBox[0 0 ${rect[2] - rect[0]} ${rect[3] - rect[1]}]/Resources<</ProcSet[/PDF]>>`,
  );

const newField = (draft: Draft, rect: Rect | undefined, kind: 'Sig' | 'DocTimeStamp'): void => {
  const { widget, value, look } = draft.numbers;
  put(draft, value, laterSignature(kind));
  if (rect) put(draft, look, lookOf(rect));
  put(
    draft,
    widget,
    `<</Type/Annot/Subtype/Widget/FT/Sig/T(Segunda)/F 132/Rect[${(rect ?? [0, 0, 0, 0]).join(' ')}]` +
      `/P ${parts.page} 0 R/V ${value} 0 R${rect ? `/AP<</N ${look} 0 R>>` : ''}/MK<<>>/DA(/Helv 0 Tf)>>`,
  );
  edit(draft, 'page', /\/Annots\[([^\]]*)\]/, `/Annots[$1 ${widget} 0 R]`);
  edit(draft, 'form', '/Fields[', `/Fields[${widget} 0 R `);
};

const proofs = (draft: Draft): void => {
  put(draft, 74, streamOf('0123', ''));
  put(draft, 75, '<</Type/DSS/Certs[74 0 R]/VRI<</AB<</Cert[74 0 R]>>>>>>');
  edit(draft, 'catalog', '/Spare', '/DSS 75 0 R/Spare');
};

const kinds: Readonly<Record<string, (draft: Draft) => Rect | undefined>> = {
  'assinatura que nao se ve': (draft) => void newField(draft, undefined, 'Sig'),
  'assinatura que se ve': (draft) => {
    newField(draft, seen, 'Sig');
    return seen;
  },
  'no lugar vazio': (draft) => {
    const rect: Rect = [20, 10, 100, 40];
    put(draft, draft.numbers.value, laterSignature());
    put(draft, draft.numbers.look, lookOf(rect));
    edit(
      draft,
      'empty',
      '/F 4',
      `/F 132/V ${draft.numbers.value} 0 R/AP<</N ${draft.numbers.look} 0 R>>/MK<<>>`,
    );
    return rect;
  },
  'campo com dois lugares': (draft) => {
    const { widget, value, look } = draft.numbers;
    newField(draft, seen, 'Sig');
    const place = (rect: string): string =>
      `<</Type/Annot/Subtype/Widget/F 132/Rect[${rect}]/P ${parts.page} 0 R/Parent ${widget} 0 R/AP<</N ${look} 0 R>>>>`;
    put(draft, widget, `<</FT/Sig/T(Segunda)/V ${value} 0 R/Kids[79 0 R 78 0 R]>>`);
    put(draft, 79, place('120 20 148 50'));
    put(draft, 78, place('150 20 180 50'));
    edit(draft, 'page', ` ${widget} 0 R]`, ' 79 0 R 78 0 R]');
    return seen;
  },
  'carimbo do documento': (draft) => void newField(draft, undefined, 'DocTimeStamp'),
  provas: (draft) => void proofs(draft),
  'provas e carimbo': (draft) => {
    proofs(draft);
    newField(draft, undefined, 'DocTimeStamp');
  },
};

const dated = (draft: Draft): void => edit(draft, 'info', '20260101', '20261128');
const xmp = streamOf('<x:xmpmeta>depois</x:xmpmeta>', '/Type/Metadata/Subtype/XML');

/** What the programs that people sign with change besides, each in its own way. */
const producers: Readonly<Record<string, (draft: Draft, layout: LayoutName) => Partial<LaterRevision>>> = {
  iText: (draft, layout) => {
    dated(draft);
    put(draft, 70, xmp);
    edit(draft, 'catalog', `/Metadata ${parts.metadata} 0 R`, '/Metadata 70 0 R');
    edit(draft, 'catalog', '/Spare', '/Extensions<</ESIC<</BaseVersion/1.7/ExtensionLevel 5>>>>/Spare');
    // who writes tables with a stream beside them never hides there the root of the pages
    if (layout !== 'hibrida') edit(draft, 'pages', '<<', '<</ITXT(7.2)');
    edit(draft, 'form', '/DR<<', '/DR<</XObject<</FRM 71 0 R>>/ProcSet[/PDF]');
    put(draft, 71, lookOf(seen));
    return {};
  },
  'iText, com estrutura': (draft) => {
    dated(draft);
    put(
      draft,
      72,
      `<</Type/StructElem/S/Form/P ${parts.element} 0 R/K<</Type/OBJR/Obj ${draft.numbers.widget} 0 R>>>>`,
    );
    edit(draft, 'element', '/K[0]', '/K[0 72 0 R]');
    edit(draft, 'parentTree', ']]', '] 1 72 0 R]');
    edit(draft, 'structure', 'NextKey 1', 'NextKey 2');
    edit(draft, 'page', '/StructParents', '/Tabs/S/StructParents');
    return {};
  },
  Acrobat: (draft, layout) => {
    put(draft, parts.metadata, xmp);
    put(draft, 73, '<</ModDate(D:20261128)/Producer(Adobe)>>');
    edit(draft, 'text', '/FT/Tx', '/FT/Tx/Ff 1');
    edit(draft, 'catalog', '/Spare', '/Perms<<>>/Spare');
    const streamed = layout === 'fluxo' || layout === 'empacotado';
    const numbers = [...draft.objects]
      .filter(([, body]) => !/stream|ByteRange/.test(body))
      .map(([number]) => number);
    return { info: 73, ...(streamed ? { packed: { into: 95, numbers } } : {}) };
  },
  DocuSign: (draft) => {
    put(draft, 73, '<</Title(Outro titulo)/ModDate(D:20261128)>>');
    const [, items = ''] = /\/Annots\[([^\]]*)\]/.exec(bodyOf(draft, 'page')) ?? [];
    edit(draft, 'page', /\/Annots\[[^\]]*\]/, '/Annots 76 0 R');
    put(draft, 76, `[${items}]`);
    return { info: 73 };
  },
  OpenPDF: (draft) => {
    dated(draft);
    edit(draft, 'form', `/Font<</F1 ${parts.font} 0 R>>`, `/Font<</F1 ${parts.font} 0 R/ZaDb 77 0 R>>`);
    put(draft, 77, '<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>');
    edit(draft, 'form', '/DA(/F1 0 Tf)', '/DA(/Helv 0 Tf)');
    edit(draft, 'text', '/V(Ana)', '/V<416E61>');
    return {};
  },
  PDFBox: (draft, layout) => {
    // who repeats the stream of an earlier table reads it before the tables in between, and writes anew what it holds
    put(draft, parts.form, bodyOf(draft, 'form'));
    const stream = layout === 'hibrida' ? `/XRefStm ${streamTable(sampleOf(layout))}` : '';
    return { trailer: `${stream}/AdditionalStreams[97 0 R]` };
  },
  'pdf-lib': (draft) => {
    edit(draft, 'catalog', `/AcroForm ${parts.form} 0 R`, `/AcroForm ${bodyOf(draft, 'form')}`);
    draft.objects.delete(parts.form);
    edit(draft, 'page', `/Resources ${parts.resources} 0 R`, `/Resources ${bodies.resources}`);
    return {};
  },
  LibreOffice: (draft) => {
    edit(draft, 'page', '/Annots[', '/Annots[null ');
    edit(draft, 'resources', '/ExtGState', '/Pattern<<>>/ExtGState');
    edit(draft, 'fonts', '>>', `/F9 77 0 R>>`);
    put(draft, 77, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>');
    return {};
  },
  DSS: (draft) => {
    edit(draft, 'form', '/DR<<', '/DR<</DSz 71 0 R');
    put(draft, 71, '<<>>');
    edit(draft, 'page', '/StructParents', '/LastModified(D:2026)/PieceInfo<</A<<>>>>/StructParents');
    edit(draft, 'catalog', '/Spare', '/Version/1.7/Lang(pt-BR)/Spare');
    return {};
  },
};

/** Where the stream stands that goes with the first table. */
const streamTable = (base: Buffer): string => /\/XRefStm (\d+)/.exec(base.toString('latin1'))?.[1] ?? '0';

/** Each kind of what is signed or proved later, in the way of each producer, in every layout. */
export function* legitimateFiles(): Generator<LegitimateFile> {
  for (const layout of Object.keys(layouts) as LayoutName[])
    for (const [producer, dress] of Object.entries(producers))
      for (const [kind, make] of Object.entries(kinds)) {
        // the number of a field may be one that the file named and did not have
        const widget = producer === 'PDFBox' ? 98 : 81;
        const draft: Draft = { objects: new Map(), numbers: { widget, value: 83, look: 82 } };
        const rect = make(draft);
        const more = dress(draft, layout);
        const base = sampleOf(layout);
        const file = appendRevision(base, { ...revisionOf(layout), objects: draft.objects, ...more });
        yield { name: `${producer}: ${kind}: ${layout}`, base, file, rect };
      }
}
