import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { dispositivosOf } from '#schemas/corpo/dispositivos-of.ts';
import type { Dispositivo } from '#schemas/corpo/dispositivos.ts';
import { numeroDeItem } from '#schemas/corpo/numero-de-item.ts';
import { normalizeText } from '#schemas/corpo/normalize-text.ts';
import { lowerInline } from './lower-inline.ts';
import { Referencias } from './lower-referencias.ts';
import { lowerTable, textWidth } from './lower-table.ts';
import type { PaperBlock, PaperRun, PaperSigner } from './paper.ts';

/** An image that was accepted, under the name by which the template finds it. */
export interface PaperImage {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

interface LowerContext {
  readonly images: ReadonlyMap<string, PaperImage>;
  readonly rotulos: Readonly<Record<string, string>>;
  readonly signers: ReadonlyMap<string, PaperSigner>;
  /** A draft shows the places that are still open; a concluded document does not. */
  readonly showMissing: boolean;
}

type Lowering = LowerContext & {
  readonly referencias: Referencias;
  readonly dispositivos: ReadonlyMap<NoCorpo, Dispositivo>;
};

/** The body in the three parts of the paper. Without a fixed header there is none here, and the paper makes its own. */
interface LoweredCorpo {
  readonly cabecalho: readonly PaperBlock[];
  readonly corpo: readonly PaperBlock[];
  readonly rodape: readonly PaperBlock[];
}

const tallest = 600;
const numberings: Readonly<Record<string, string>> = {
  '1': '1.',
  '1.1': '1.',
  a: 'a)',
  A: 'A)',
  i: 'i.',
  I: 'I.',
};

/** Turns a filled, normalised body into blocks of the paper. */
export const lowerCorpo = (corpo: NoCorpo, given: LowerContext): LoweredCorpo => {
  const context: Lowering = {
    ...given,
    dispositivos: dispositivosOf(corpo),
    referencias: new Referencias(corpo, ({ attrs }) => {
      const key = String(attrs?.['chave']);
      return given.showMissing ? (given.rotulos[key] ?? key) : '';
    }),
  };
  const parts = { cabecalho: [] as NoCorpo[], corpo: [] as NoCorpo[], rodape: [] as NoCorpo[] };
  for (const no of corpo.content ?? []) {
    const area = no.type === 'fixo' ? (no.attrs?.['area'] as keyof typeof parts) : 'corpo';
    parts[area].push(...(no.type === 'fixo' ? (no.content ?? []) : [no]));
  }
  const headings = new HeadingLevels();
  return {
    cabecalho: lowerBlocks(parts.cabecalho, context, headings, 'caixa'),
    corpo: trimEnd(lowerBlocks(parts.corpo, context, headings, 'folha')),
    rodape: lowerBlocks(parts.rodape, context, headings, 'caixa'),
  };
};

/** Inside a box (cell, item, quotation) there is no indent and no page break. */
type Where = 'folha' | 'caixa' | 'celula';

const lowerBlocks = (
  blocks: readonly NoCorpo[],
  context: Lowering,
  headings: HeadingLevels,
  where: Where,
  above: readonly string[] = [],
): PaperBlock[] => {
  const inside = (children: readonly NoCorpo[] | undefined, place: Where, numbers = above): PaperBlock[] =>
    lowerBlocks(children ?? [], context, headings, place, numbers);
  const runs = (no: NoCorpo): PaperRun[] => lowerInline(no.content ?? [], context);
  const { referencias } = context;
  const items = (list: NoCorpo, numbersOf = (_index: number): readonly string[] => above): PaperBlock[][] =>
    (list.content ?? []).map((item, index) => [
      ...referencias.anchorOf(item),
      ...inside(item.content, 'caixa', numbersOf(index)),
    ]);

  const out: PaperBlock[] = [];
  for (const no of blocks) {
    switch (no.type) {
      case 'paragraph':
        out.push(lowerParagraph(no, runs(no), headings, where, context));
        break;
      case 'heading': {
        const f = runs(no);
        const e = Number(no.attrs?.['level'] ?? 1);
        if (f.length === 0) out.push(...referencias.anchorOf(no), { t: 'vz' });
        else
          out.push({ t: 'h', n: headings.next(e), e, a: alignOf(no, 'left'), ...referencias.labelOf(no), f });
        break;
      }
      case 'bulletList':
        out.push({ t: 'ul', i: items(no) });
        break;
      case 'orderedList': {
        const type = no.attrs?.['type'];
        const s = Number(no.attrs?.['start'] ?? 1);
        const i = items(no, (index) => [...above, numeroDeItem(s + index, type)]);
        const p = type === '1.1' && above.length > 0 ? { p: `${above.join('.')}.` } : {};
        out.push({ t: 'ol', s, n: numberings[text(type)] ?? '1.', ...p, i });
        break;
      }
      case 'blockquote':
        out.push({ t: 'q', b: inside(no.content, 'caixa') });
        break;
      case 'table':
        out.push(...lowerCaptioned(no, referencias, (children) => inside(children, 'celula')));
        break;
      case 'image':
        out.push(...lowerImage(no, context, where));
        break;
      case 'assinatura':
        addSigner(out, String(no.attrs?.['chave']), context);
        break;
      case 'horizontalRule':
        out.push({ t: 'hr' });
        break;
      case 'pageBreak':
        if (where === 'folha') out.push({ t: 'pb' });
        break;
      case 'fixo':
        out.push(...inside(no.content, where));
        break;
    }
  }
  return out;
};

const lowerParagraph = (
  no: NoCorpo,
  f: PaperRun[],
  headings: HeadingLevels,
  where: Where,
  { dispositivos, referencias }: Lowering,
): PaperBlock => {
  const dispositivo = dispositivos.get(no);
  const usual = where === 'folha' ? 'justify' : where === 'caixa' ? 'both' : 'cell';
  if (dispositivo) {
    const bold = dispositivo.tipo === 'clausula' || dispositivo.tipo === 'clausulaNumeral';
    const number: PaperRun = { s: [[dispositivo.numero]], b: bold ? (true as const) : undefined };
    return { t: 'p', a: alignOf(no, usual), ...referencias.labelOf(no), f: [number, ' ', ...f] };
  }
  if (f.length === 0) return { t: 'vz' };
  const classe = typeof no.attrs?.['classe'] === 'string' ? no.attrs['classe'] : undefined;
  if (classe === 'epigrafe') return { t: 'h', n: headings.title(), e: 0, a: alignOf(no, 'center'), f };
  return { t: 'p', c: classe || undefined, a: alignOf(no, classe ? 'class' : usual), f };
};

const alignOf = (no: NoCorpo, usual: string): string => {
  const align = no.attrs?.['textAlign'];
  return typeof align === 'string' ? align : usual;
};

const lowerCaptioned = (
  no: NoCorpo,
  referencias: Referencias,
  lowerCell: (blocks: readonly NoCorpo[]) => PaperBlock[],
): PaperBlock[] => {
  const blocks = lowerTable(no, lowerCell);
  if (blocks.length === 0) return referencias.anchorOf(no);
  const extras = { ...referencias.labelOf(no), ...referencias.captionOf(no) };
  return blocks.map((block) => (block.t === 'tb' ? { ...block, ...extras } : block));
};

const lowerImage = (no: NoCorpo, context: Lowering, where: Where): PaperBlock[] => {
  const image = context.images.get(String(no.attrs?.['arquivo']));
  if (!image) return context.referencias.anchorOf(no);
  const asked =
    typeof no.attrs?.['width'] === 'number' ? (no.attrs['width'] / 100) * textWidth : image.width * 0.75;
  const w = Math.round(Math.min(asked, textWidth, (tallest * image.width) / image.height) * 10) / 10;
  const alt = no.attrs?.['decorativa'] === true ? '' : normalizeText(text(no.attrs?.['alt']));
  return [
    {
      t: 'im',
      f: image.file,
      alt: alt || undefined,
      w,
      a: alignOf(no, where === 'celula' ? 'left' : 'center'),
      ...context.referencias.labelOf(no),
      ...context.referencias.captionOf(no),
    },
  ];
};

/** Places that follow one another, with nothing but blank lines between them, stand side by side. */
const addSigner = (out: PaperBlock[], key: string, context: Lowering): void => {
  const signer = context.signers.get(key) ?? missingSigner(key, context);
  if (!signer) return;
  let last = out.length - 1;
  while (out[last]?.t === 'vz') last -= 1;
  const group = out[last];
  if (group?.t === 'as') out.splice(last, out.length - last, { t: 'as', i: [...group.i, signer] });
  else out.push({ t: 'as', i: [signer] });
};

const missingSigner = (key: string, context: LowerContext): PaperSigner | undefined =>
  context.showMissing ? { nome: context.rotulos[key] ?? key, linhas: [], aberta: true } : undefined;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const trimEnd = (blocks: readonly PaperBlock[]): PaperBlock[] => {
  let end = blocks.length;
  while (end > 0 && ['vz', 'pb'].includes(blocks[end - 1]?.t ?? '')) end -= 1;
  return blocks.slice(0, end);
};

/** Levels that a reader by ear can follow: none is skipped, whatever the size that was chosen for the eyes. */
class HeadingLevels {
  private top = 1;
  private last = 0;

  title(): number {
    this.top = 2;
    this.last = 1;
    return 1;
  }

  next(chosen: number): number {
    this.last = Math.min(Math.max(chosen, this.top), this.last + 1);
    return this.last;
  }
}
