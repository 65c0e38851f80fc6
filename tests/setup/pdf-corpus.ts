import fc from 'fast-check';
import type { Holder } from './certificates.ts';
import { RawPdf, emptySignature, plainLayout, type Layout } from './raw-pdf.ts';

/** What is in a PDF of the corpus, and how it is written. */
export interface PdfShape extends Layout {
  readonly pages: number;
  /** Nodes between the root of the pages and each page. */
  readonly depth: number;
  /** The pages take from above what they are drawn with, their size and how they are turned. */
  readonly inherited: boolean;
  readonly annotations: 'nenhuma' | 'na pagina' | 'a parte' | 'de todas as paginas' | 'nula' | 'perdida';
  readonly form: 'nenhum' | 'no catalogo' | 'a parte' | 'lista a parte' | 'lista das anotacoes' | 'nulo';
  readonly names: boolean;
  readonly xfa: 'nao' | 'estatico' | 'dinamico';
  /** Revisions behind the first, each with another text on the first page. */
  readonly updates: number;
  /** It refers to objects that it does not have, whose numbers the next ones would get. */
  readonly dangling: boolean;
  /** Whose signatures it has; the first may certify it, with what is allowed afterwards. */
  readonly signed: 0 | 1 | 2;
  readonly certified: 0 | 1 | 2 | 3;
  readonly damage: keyof typeof damages | 'nenhum';
  /** Millions of bytes that nobody shows. */
  readonly huge: number;
}

export const plainShape: PdfShape = {
  ...plainLayout,
  pages: 2,
  depth: 0,
  inherited: false,
  annotations: 'nenhuma',
  form: 'nenhum',
  names: false,
  xfa: 'nao',
  updates: 0,
  dangling: false,
  signed: 0,
  certified: 0,
  damage: 'nenhum',
  huge: 0,
};

/** What people and programs do to files; `fim` is where the last revision ends. */
const damages = {
  'bytes antes': () => ({ before: 'From: alguem\r\n\r\n' }),
  'bytes depois': () => ({ after: '\n<!-- fim -->\n' }),
  'zeros depois': () => ({ after: '\0'.repeat(2000) }),
  'objeto repetido': () => ({ twice: true }),
  'arvore em circulo': () => ({ circle: true }),
  'pagina que nao e': () => ({ lostPage: true }),
  'conta errada': () => ({ countOff: 3 }),
  'sem fim': () => ({ cut: 7 }),
  'pela metade': () => ({ cut: 300 }),
} satisfies Record<string, () => Damage>;

interface Damage {
  readonly before?: string;
  readonly after?: string;
  readonly twice?: boolean;
  readonly circle?: boolean;
  readonly lostPage?: boolean;
  readonly countOff?: number;
  readonly cut?: number;
}

const oneOf = <T>(most: T, ...others: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: others.length, arbitrary: fc.constant(most) }, ...others.map((one) => fc.constant(one)));

/** Files of every shape: most of them right, in one or more ways that producers differ; some wrong. */
export const pdfShapes: fc.Arbitrary<PdfShape> = fc.record({
  references: fc.constantFrom('tabela', 'fluxo', 'hibrida'),
  packed: fc.boolean(),
  eol: fc.constantFrom('\n', '\r\n', '\r'),
  gap: oneOf(1, 3, 1000),
  sizeOff: fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, fc.constantFrom(-3, 5, 0.5, 10_000_000)),
  placesOff: fc.oneof({ weight: 12, arbitrary: fc.constant(0) }, fc.constantFrom(-1, 1, 9)),
  tableOff: fc.oneof({ weight: 12, arbitrary: fc.constant(0) }, fc.constantFrom(-1, 1, 40)),
  pages: fc.integer({ min: 1, max: 4 }),
  depth: fc.integer({ min: 0, max: 3 }),
  inherited: fc.boolean(),
  annotations: fc.constantFrom('nenhuma', 'na pagina', 'a parte', 'de todas as paginas', 'nula', 'perdida'),
  form: fc.constantFrom('nenhum', 'no catalogo', 'a parte', 'lista a parte', 'lista das anotacoes', 'nulo'),
  names: fc.boolean(),
  xfa: oneOf<PdfShape['xfa']>('nao', 'estatico', 'dinamico'),
  updates: fc.integer({ min: 0, max: 2 }),
  dangling: fc.boolean(),
  signed: fc.constantFrom(0, 0, 1, 2),
  certified: oneOf<PdfShape['certified']>(0, 1, 2, 3),
  huge: fc.constant(0),
  damage: oneOf<PdfShape['damage']>('nenhum', ...(Object.keys(damages) as (keyof typeof damages)[])),
});

/** Nothing is wrong with it: it has to be signed, not refused. */
export const isRight = (shape: PdfShape): boolean =>
  shape.damage === 'nenhum' &&
  shape.placesOff === 0 &&
  shape.tableOff === 0 &&
  shape.sizeOff === 0 &&
  shape.xfa !== 'dinamico' &&
  !(shape.signed > 0 && shape.certified === 1);

export const buildPdf = (shape: PdfShape, signers: readonly Holder[]): Buffer => {
  const damage: Damage = shape.damage === 'nenhum' ? {} : damages[shape.damage]();
  const pdf = new RawPdf(shape, damage.before);
  const parts = new Parts(pdf, shape, damage);
  pdf.flush(parts.catalog, { twice: damage.twice ?? false });
  for (let update = 1; update <= shape.updates; update++) {
    pdf.put(parts.content, pdf.stream(`BT /F1 12 Tf 60 ${700 - update} Td (Revisto ${update}) Tj ET`));
    pdf.flush(parts.catalog);
  }
  for (const holder of signers.slice(0, shape.signed)) parts.sign(holder);
  if (damage.after) pdf.append(damage.after);
  return damage.cut ? pdf.bytes.subarray(0, pdf.bytes.length - damage.cut) : pdf.bytes;
};

/** The objects of a file, and what has to be rewritten to sign it. */
class Parts {
  readonly catalog: number;
  readonly content: number;
  readonly #pages: number[] = [];
  readonly #fields: string[] = [];
  readonly #widgets: string[] = [];
  #signatures = 0;

  constructor(
    readonly pdf: RawPdf,
    readonly shape: PdfShape,
    readonly damage: Damage,
  ) {
    this.catalog = pdf.reserve();
    const root = pdf.reserve();
    const drawn = '/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
    const above = `/MediaBox[0 0 595 842]/Rotate 90${drawn}`;
    this.content = pdf.add(pdf.stream('BT /F1 12 Tf 60 700 Td (Primeiro texto: 9 0 R) Tj ET'));
    for (let page = 0; page < shape.pages; page++) this.#pages.push(pdf.reserve());
    if (!['nenhum', 'nulo'].includes(shape.form)) this.#makeFields();
    if (shape.huge > 0) pdf.add(pdf.stream('0123456789abcdef'.repeat(shape.huge * 65_536)));
    const list = shape.annotations === 'a parte' || this.#sharesLists ? pdf.reserve() : undefined;
    this.#makePages(root, shape.inherited ? '' : above, list);
    const form = this.#makeForm(list);
    pdf.put(
      root,
      `<</Type/Pages/Kids[${this.#topKids(root)}]/Count ${shape.pages + (damage.countOff ?? 0)}${shape.inherited ? above : ''}>>`,
    );
    const names = shape.names
      ? `/Names<</JavaScript<</Names[(um) ${pdf.add('<</S/JavaScript/JS(app.alert\\(1\\);)>>')} 0 R]>>>>/OpenAction[${this.#pages[0]} 0 R/Fit]`
      : '';
    const rendering = shape.xfa === 'dinamico' ? '/NeedsRendering true' : '';
    const lost = shape.dangling
      ? `/Metadata ${this.#beyond(1)} 0 R/Outlines ${this.#beyond(2)} 0 R/AA<</WC ${this.#beyond(4)} 0 R>>`
      : '';
    pdf.put(this.catalog, `<</Type/Catalog/Pages ${root} 0 R${form}${names}${rendering}${lost}>>`);
  }

  get #sharesLists(): boolean {
    return this.shape.annotations === 'de todas as paginas' || this.shape.form === 'lista das anotacoes';
  }

  /** A number that the file does not have. */
  #beyond(some: number): number {
    return this.#pages.length * this.shape.gap + 60 * this.shape.gap + some;
  }

  #makeFields(): void {
    const { pdf } = this;
    const page = this.#pages[0] ?? 0;
    const rect = (at: number): string => `/Rect[40 ${at} 140 ${at + 20}]/P ${page} 0 R/F 4`;
    const add = (body: string): void => {
      const reference = `${pdf.add(`<</Type/Annot/Subtype/Widget${body}>>`)} 0 R`;
      this.#fields.push(reference);
      this.#widgets.push(reference);
    };
    add(`/FT/Tx/T(Nome)/V(Ana \\(de\\) S\\341)/DA(/F1 10 Tf)${rect(600)}`);
    add(`/FT/Btn/T(Aceito)/V/Sim/AS/Sim${rect(570)}`);
    add(`/FT/Sig/T(Assinatura 7)${rect(540)}`);
    const parent = pdf.reserve();
    const kids = [510, 480].map(
      (at) => `${pdf.add(`<</Type/Annot/Subtype/Widget/Parent ${parent} 0 R${rect(at)}>>`)} 0 R`,
    );
    pdf.put(parent, `<</FT/Btn/Ff 49152/T(Opcao)/V/A/Kids[${kids.join(' ')}]>>`);
    this.#fields.push(`${parent} 0 R`);
    this.#widgets.push(...kids);
  }

  #makePages(root: number, own: string, list: number | undefined): void {
    const { pdf, shape, damage } = this;
    const noted = `<</Type/Annot/Subtype/Text/Rect[300 700 320 720]/Contents(Nota \\) dif\\355cil)>>`;
    this.#pages.forEach((page, index) => {
      const items = index === 0 ? [...this.#widgets] : [];
      if (shape.annotations === 'na pagina') items.push(noted);
      if (shape.annotations === 'perdida') items.push(`${this.#beyond(3)} 0 R`, 'null');
      const shared = list !== undefined && (index === 0 || this.#sharesLists);
      if (shared && index === 0) pdf.put(list, `[${[...items, `${pdf.add(noted)} 0 R`].join(' ')}]`);
      const listed = shared ? `${list} 0 R` : `[${items.join(' ')}]`;
      const nothing = items.length === 0 && !shared;
      const annots = nothing && shape.annotations !== 'nula' ? '' : `/Annots ${nothing ? 'null' : listed}`;
      const body = `<</Type/Page/Parent ${this.#parentOf(index, root)} 0 R/Contents ${this.content} 0 R${own}${annots}>>`;
      pdf.put(page, damage.lostPage && index === 0 ? '(nada)' : body);
    });
  }

  readonly #nodes = new Map<number, number>();

  /** Each page below its own nodes, one below the other. */
  #parentOf(index: number, root: number): number {
    let parent = root;
    for (let level = 0; level < this.shape.depth; level++) {
      const node = this.pdf.reserve();
      if (level === 0) this.#nodes.set(index, node);
      const below = level === this.shape.depth - 1 ? this.#pages[index] : undefined;
      this.#deep.push({ node, parent, below });
      parent = node;
    }
    return parent;
  }

  readonly #deep: { readonly node: number; readonly parent: number; readonly below: number | undefined }[] =
    [];

  #topKids(root: number): string {
    this.#deep.forEach(({ node, parent, below }, at) => {
      const kid = below ?? this.#deep[at + 1]?.node ?? 0;
      this.pdf.put(node, `<</Type/Pages/Parent ${parent} 0 R/Kids[${kid} 0 R]/Count 1>>`);
    });
    const kids = this.#pages.map((page, index) => `${this.#nodes.get(index) ?? page} 0 R`);
    return (this.damage.circle ? [`${root} 0 R`, ...kids] : kids).join(' ');
  }

  #makeForm(list: number | undefined): string {
    const { pdf, shape } = this;
    if (shape.form === 'nenhum') return '';
    if (shape.form === 'nulo') return '/AcroForm null';
    const xfa =
      shape.xfa === 'nao'
        ? ''
        : `/XFA ${pdf.add(pdf.stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>'))} 0 R`;
    const apart =
      shape.form === 'lista das anotacoes'
        ? list
        : shape.form === 'lista a parte'
          ? pdf.add(`[${this.#fields.join(' ')}]`)
          : undefined;
    const fields = apart === undefined ? `[${this.#fields.join(' ')}]` : `${apart} 0 R`;
    const body = `<</Fields ${fields}/DA(/F1 0 Tf 0 g)${xfa}>>`;
    return `/AcroForm ${shape.form === 'no catalogo' ? body : `${pdf.add(body)} 0 R`}`;
  }

  /** Another program signs it, in its own way: a field without a place, in the form alone. */
  sign(holder: Holder): void {
    const { pdf, shape } = this;
    const from = pdf.bytes.length;
    const certifies = this.#signatures === 0 && shape.certified > 0;
    this.#signatures += 1;
    const reference = certifies
      ? `/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/V/1.2/P ${shape.certified}>>>>]`
      : '';
    const value = pdf.add(emptySignature(reference));
    const field = pdf.add(`<</FT/Sig/T(De fora ${this.#signatures})/V ${value} 0 R>>`);
    const perms = certifies ? `/Perms<</DocMDP ${value} 0 R>>` : '';
    pdf.put(this.catalog, this.#withField(pdf.body(this.catalog), field).replace('<<', `<<${perms}`));
    pdf.flush(this.catalog);
    pdf.signHole(holder, from);
  }

  #withField(catalog: string, field: number): string {
    const { pdf } = this;
    const form = /\/AcroForm (\d+) 0 R/.exec(catalog)?.[1];
    if (form !== undefined) {
      pdf.put(Number(form), this.#grown(pdf.body(Number(form)), field));
      return catalog;
    }
    if (catalog.includes('/AcroForm <<')) return this.#grown(catalog, field);
    return `${catalog.replace('/AcroForm null', '').slice(0, -2)}/AcroForm <</SigFlags 3/Fields [${field} 0 R]>>>>`;
  }

  #grown(body: string, field: number): string {
    const list = /\/Fields (\d+) 0 R/.exec(body)?.[1];
    const flagged = body.includes('/SigFlags') ? body : body.replace('/Fields', '/SigFlags 3/Fields');
    if (list === undefined) return flagged.replace(/\/Fields ?\[/, `/Fields [${field} 0 R `);
    this.pdf.put(Number(list), this.pdf.body(Number(list)).replace('[', `[${field} 0 R `));
    return flagged;
  }
}
