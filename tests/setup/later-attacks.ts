import { PdfFile } from '#server/ferramentas/signature/pdf/pdf-file.ts';
import { kept, layouts, type LayoutName, type Target, type Way } from './attack-way.ts';
import { appendRevision, laterSignature, streamOf, type LaterRevision } from './later-revision.ts';
import { oddEnds, readingWays } from './reading-attacks.ts';
import { bodies, parts, signedSample, type Part } from './signed-sample.ts';

const samples = new Map<LayoutName, Buffer>();
export const sampleOf = (layout: LayoutName): Buffer => {
  const known = samples.get(layout) ?? signedSample(layouts[layout]);
  samples.set(layout, known);
  return known;
};

const other = streamOf('BT /F1 14 Tf 20 220 Td (Pagar R$ 999) Tj ET');
const swap = (part: Part, from: string | RegExp, to: string): string => {
  const made = bodies[part].replace(from, to);
  if (made === bodies[part]) throw new Error(`${part}: nothing changed`);
  return made;
};

/** What each object may be made into, to have another thing seen or done. */
const evils: Partial<Record<Part, readonly string[]>> = {
  content: [other, streamOf('')],
  length: ['3', '20'],
  font: [
    '<</Type/Font/Subtype/Type1/BaseFont/Courier>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[48/nine/nine]>>>>',
  ],
  fonts: [`<</F1<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>>>`],
  drawing: [streamOf('0 0 200 260 re f', '/Type/XObject/Subtype/Form/BBox[0 0 200 260]')],
  picture: [bodies.picture.replace('\x00\xff\xff\x00', '\xff\x00\x00\xff')],
  state: ['<</Type/ExtGState/ca 0>>'],
  resources: [
    swap('resources', `/D1 ${parts.drawing} 0 R`, `/D1 ${parts.stampLook} 0 R`),
    swap(
      'resources',
      '/Properties',
      '/ColorSpace<</DefaultGray[/Separation/X/DeviceGray 99 0 R]>>/Properties',
    ),
  ],
  page: [
    swap('page', '[0 0 200 260]', '[0 100 200 260]'),
    swap('page', '/MediaBox', '/Rotate 180/MediaBox'),
    swap('page', '/MediaBox', '/CropBox[0 0 200 100]/MediaBox'),
    swap('page', '/MediaBox', '/UserUnit 3/MediaBox'),
    swap('page', '/MediaBox', '/AA<</O<</S/JavaScript/JS(1)>>>>/MediaBox'),
    swap('page', `/Contents ${parts.content}`, `/Contents ${parts.secondContent}`),
    swap('page', `[${parts.stamp} 0 R`, '['),
  ],
  pages: [
    swap('pages', `[${parts.page} 0 R ${parts.second} 0 R]/Count 2`, `[${parts.second} 0 R]/Count 1`),
    swap('pages', `${parts.page} 0 R ${parts.second} 0 R`, `${parts.second} 0 R ${parts.page} 0 R`),
    swap('pages', '/Count', '/Rotate 90/Count'),
  ],
  stamp: [
    swap('stamp', '[120 100 180 140]', '[0 0 180 240]'),
    swap('stamp', '/F 4', '/F 2'),
    swap('stamp', '/Stamp', '/Stamp/FT/Sig'),
  ],
  stampLook: [streamOf('0 0 60 40 re f', '/Type/XObject/Subtype/Form/BBox[0 0 60 40]')],
  text: [swap('text', '/V(Ana)', '/V(Eva)'), swap('text', '/F 4', '/F 6'), swap('text', '/FT/Tx', '/FT/Sig')],
  textLook: [streamOf('0 0 100 20 re f', '/Type/XObject/Subtype/Form/BBox[0 0 100 20]')],
  empty: [
    swap('empty', '/F 4', `/F 4/AP<</N ${parts.drawing} 0 R>>`),
    swap('empty', '/F 4', '/F 4/AA<</E<</S/JavaScript/JS(1)>>>>'),
    swap('empty', '/F 4', '/F 4/V 60 0 R'),
    swap('empty', '[20 10 100 40]', '[0 0 200 260]'),
  ],
  layers: [`<</OFF[${parts.layer} 0 R]/Order[${parts.layer} 0 R]>>`, '<</BaseState/OFF>>'],
  layer: ['<</Type/OCG/Name(Camada)/Usage<</View<</ViewState/OFF>>>>>>'],
  line: [swap('line', 'Inicio', 'Fim'), swap('line', '/Dest', '/A<</S/URI/URI(http://x)>>/Dest')],
  goes: ['<</S/URI/URI(https://outro.exemplo)>>', '<</S/Launch/F(a.exe)>>'],
  script: ['<</S/JavaScript/JS(app.alert\\(1\\))>>'],
  names: ['<</JavaScript<</Names[]>>/EmbeddedFiles<</Names[(b)<<>>]>>>>'],
  form: [
    swap('form', '/Fields', '/NeedAppearances true/Fields'),
    swap(
      'form',
      `/Font<</F1 ${parts.font} 0 R>>`,
      '/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Courier>>>>',
    ),
    swap('form', '/Fields', '/XFA[]/Fields'),
    swap('form', `${parts.text} 0 R `, ''),
  ],
  catalog: [
    swap('catalog', '/Spare', '/OpenAction<</S/JavaScript/JS(1)>>/Spare'),
    swap('catalog', '/Spare', '/AA<</WC<</S/JavaScript/JS(1)>>>>/Spare'),
    swap('catalog', `/OCProperties<</OCGs[${parts.layer} 0 R]/D ${parts.layers} 0 R>>`, ''),
    swap('catalog', '/Spare', '/ViewerPreferences<</ViewArea/TrimBox>>/Spare'),
    swap('catalog', '/Spare', '/NeedsRendering true/Spare'),
    swap('catalog', `/AcroForm ${parts.form} 0 R`, ''),
  ],
};

const targets: readonly Target[] = (Object.keys(evils) as Part[]).flatMap((part) =>
  (evils[part] ?? []).map((body, index) => ({ part, body: kept(part, body), first: index === 0 })),
);

const isStreamed = (body: string): boolean => body.includes('\nstream\n');
const disguised =
  (words: string): Way =>
  ({ base, target: { part, body }, revision }) =>
    body.startsWith('<<') && part !== 'catalog'
      ? appendRevision(base, {
          ...revision,
          objects: new Map([[parts[part], body.replace(/\/Type\/\w+/, '').replace('<<', `<<${words}`)]]),
        })
      : undefined;

/** Who leads to an object leads to another one, which is new. */
const parentsOf: Partial<Record<Part, Part>> = {
  content: 'page',
  font: 'fonts',
  fonts: 'resources',
  drawing: 'resources',
  picture: 'resources',
  resources: 'page',
  stampLook: 'stamp',
  textLook: 'text',
  layers: 'catalog',
  goes: 'link',
  script: 'names',
  length: 'content',
  state: 'resources',
};

const ways: Readonly<Record<string, Way>> = {
  ...readingWays,
  troca: ({ base, target, revision }) =>
    appendRevision(base, { ...revision, objects: new Map([[parts[target.part], target.body]]) }),
  'diz que e XRef': disguised('/Type/XRef'),
  'diz que e ObjStm': disguised('/Type/ObjStm'),
  'diz que e Sig': disguised('/Type/Sig/FT/Sig'),
  'diz que e DSS': disguised('/Type/DSS'),
  'diz que e Metadata': disguised('/Type/Metadata'),
  empacota: ({ base, layout, target, revision }) =>
    layout === 'tabela' || layout === 'hibrida' || isStreamed(target.body)
      ? undefined
      : appendRevision(base, {
          ...revision,
          objects: new Map([[parts[target.part], target.body]]),
          packed: { into: 90, numbers: [parts[target.part]] },
        }),
  'troca o pacote': ({ base, layout, target, revision }) => {
    const place = new PdfFile(base).places.get(parts[target.part]);
    if (layout !== 'empacotado' || place?.kind !== 'packed' || isStreamed(target.body)) return undefined;
    const { numbers } = new PdfFile(base).packed(place.stream);
    const names = Object.keys(parts) as Part[];
    const objects = new Map(
      numbers.map((number) => [
        number,
        number === parts[target.part]
          ? target.body
          : bodies[names.find((name) => parts[name] === number) ?? 'layer'],
      ]),
    );
    // only the stream of objects is new: the references to what is in it are those that were signed
    const made = appendRevision(base, { ...revision, objects, packed: { into: place.stream, numbers } });
    const file = new PdfFile(made);
    const at = file.places.get(place.stream);
    if (at?.kind !== 'at') return undefined;
    const end = made.indexOf('endobj', at.offset);
    const body = made.toString('latin1', made.indexOf('obj', at.offset) + 4, end).trimEnd();
    return appendRevision(base, { ...revision, objects: new Map([[place.stream, body]]) });
  },
  'outro objeto': ({ base, target, revision }) => {
    const parent = parentsOf[target.part];
    if (!parent) return undefined;
    return appendRevision(base, {
      ...revision,
      objects: new Map([
        [91, target.body],
        [parts[parent], bodies[parent].replace(new RegExp(`(?<![0-9])${parts[target.part]} 0 R`), '91 0 R')],
      ]),
    });
  },
  apaga: ({ base, target, revision }) =>
    target.part === 'catalog'
      ? undefined
      : appendRevision(base, { ...revision, objects: new Map(), free: [parts[target.part]] }),
  'outra geracao': ({ base, target, revision }) =>
    ['catalog', 'empty'].includes(target.part)
      ? undefined
      : appendRevision(base, {
          ...revision,
          objects: new Map([[parts[target.part], kept(target.part, bodies[target.part])]]),
          raised: [parts[target.part]],
        }),
  'outra raiz': ({ base, target, revision }) =>
    target.part === 'pages'
      ? appendRevision(base, {
          ...revision,
          root: 93,
          objects: new Map([
            [92, target.body],
            [93, bodies.catalog.replace(`/Pages ${parts.pages} 0 R`, '/Pages 92 0 R')],
          ]),
        })
      : undefined,
  'fora das tabelas': ({ base, target, revision }) =>
    appendRevision(base, {
      ...revision,
      objects: new Map([[94, 'null']]),
      unlisted: `${parts[target.part]} 0 obj\n${target.body}\nendobj\n`,
    }),
  'depois volta': ({ base, target, revision }) => {
    const first = appendRevision(base, {
      ...revision,
      objects: new Map([[parts[target.part], target.body]]),
    });
    // the tables lead to what was signed; who looks for objects finds the other one behind it
    const place = new PdfFile(base).places.get(parts[target.part]);
    if (place?.kind !== 'at' || revision.references !== 'tabela') return undefined;
    const entry = `xref\n${parts[target.part]} 1\n${String(place.offset).padStart(10, '0')} 00000 n \n`;
    const trailer = `trailer\n<</Size 500/Root 1 0 R/Prev ${Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(first.toString('latin1', first.length - 60))?.[1])}>>\n`;
    return Buffer.concat([first, Buffer.from(`${entry}${trailer}startxref\n${first.length}\n%%EOF\n`)]);
  },
  'tamanho menor': ({ base, target, revision }) =>
    appendRevision(base, { ...revision, objects: new Map(), size: parts[target.part] }),
  'provas que sao outra coisa': ({ base, target, revision }) =>
    target.part === 'catalog'
      ? undefined
      : appendRevision(base, {
          ...revision,
          objects: new Map([
            [parts[target.part], target.body],
            [parts.catalog, bodies.catalog.replace('/Spare', `/DSS ${parts[target.part]} 0 R/Spare`)],
          ]),
        }),
};

const widget = (more: string): string =>
  `<</Type/Annot/Subtype/Widget/FT/Sig/T(Outra)/F 4/Rect[0 0 200 260]/P ${parts.page} 0 R${more}>>`;
const cover = streamOf(
  `1 g 0 0 200 260 re f 0 g BT /F1 14 Tf 20 220 Td (Pagar R$ 999) Tj ET`,
  `/Type/XObject/Subtype/Form/BBox[0 0 200 260]/Resources<</Font<</F1 ${parts.font} 0 R>>>>`,
);

/** Something new on a page that says that it is a signature. */
const overlays: Readonly<Record<string, readonly (readonly [number, string])[]>> = {
  'campo sem valor': [[81, widget('/AP<</N 82 0 R>>')]],
  'carimbo com FT': [[81, widget('/AP<</N 82 0 R>>').replace('/Widget', '/Stamp')]],
  'valor de outra': [[81, widget('/AP<</N 82 0 R>>/V 60 0 R')]],
  'valor sem conteudo': [
    [81, widget('/AP<</N 82 0 R>>/V 83 0 R')],
    [83, laterSignature().replace('<3003020101', `<${'0'.repeat(10)}`)],
  ],
  'valor que cobre pouco': [
    [81, widget('/AP<</N 82 0 R>>/V 83 0 R')],
    [83, '<</Type/Sig/ByteRange[0 10 20 10]/Contents<3003020101>>>'],
  ],
  'sem caixa': [
    [81, widget('/AP<</N 84 0 R>>/V 83 0 R').replace('[0 0 200 260]', '[10 10 20 20]')],
    [83, laterSignature()],
    [84, cover.replace('/BBox[0 0 200 260]', '')],
  ],
  'sem escala': [
    [81, widget('/AP<</N 82 0 R>>/V 83 0 R').replace('/F 4', '/F 28')],
    [83, laterSignature()],
  ],
  'que age': [
    [81, widget('/V 83 0 R/AA<</PO<</S/JavaScript/JS(1)>>>>').replace('[0 0 200 260]', '[0 0 0 0]')],
    [83, laterSignature()],
  ],
  'filho de campo que nao e': [
    [81, widget('/AP<</N 82 0 R>>/Parent 85 0 R').replace('/FT/Sig', '')],
    [85, '<</FT/Sig/T(Pai)>>'],
  ],
};

const overlaid = (base: Buffer, revision: LaterRevision, name: string): Buffer =>
  appendRevision(base, {
    ...revision,
    objects: new Map([
      [parts.page, bodies.page.replace('/Annots[', '/Annots[81 0 R ')],
      [parts.form, kept('form', bodies.form).replace('/Fields[', '/Fields[81 0 R ')],
      [82, cover],
      ...(overlays[name] ?? []),
    ]),
  });

export interface Attack {
  readonly name: string;
  readonly base: Buffer;
  readonly file: Buffer;
}

const layoutNames = Object.keys(layouts) as LayoutName[];

/** What honest programs do before an attack, or after it. */
const company = {
  nada: { before: (bytes: Buffer) => bytes, after: (bytes: Buffer) => bytes },
  'propriedades antes': {
    before: (bytes: Buffer, layout: LayoutName) => withProperties(bytes, layout),
    after: (bytes: Buffer) => bytes,
  },
  'propriedades depois': {
    before: (bytes: Buffer) => bytes,
    after: (bytes: Buffer, layout: LayoutName) => withProperties(bytes, layout),
  },
};

const withProperties = (bytes: Buffer, layout: LayoutName): Buffer =>
  appendRevision(bytes, {
    ...revisionOf(layout),
    objects: new Map([[parts.info, bodies.info.replace('Contrato', 'Outro')]]),
  });

/** Every way, against every object that it can be tried on, in every layout, alone or in company. */
export function* allAttacks(): Generator<Attack> {
  for (const [name, { before, after }] of Object.entries(company))
    for (const layout of layoutNames)
      for (const attack of attacksOn(layout, before(sampleOf(layout), layout)))
        yield { ...attack, name: `${name}: ${attack.name}`, file: after(attack.file, layout) };
}

function* attacksOn(layout: LayoutName, base: Buffer): Generator<Attack> {
  const revision = revisionOf(layout);
  for (const [way, make] of Object.entries(ways))
    for (const [index, target] of targets.entries()) {
      const file = make({ base, layout, target, revision });
      if (file) yield { name: `${layout}: ${way}: ${target.part} ${index}`, base, file };
    }
  yield* oddEnds(layout, base, revision);
  for (const name of Object.keys(overlays))
    yield { name: `${layout}: ${name}`, base, file: overlaid(base, revision, name) };
}

export const revisionOf = (layout: LayoutName): LaterRevision => ({
  references: layout === 'tabela' || layout === 'hibrida' ? 'tabela' : 'fluxo',
  root: parts.catalog,
  info: parts.info,
  objects: new Map(),
});
