import {
  corrida,
  elemento,
  filho,
  isElemento,
  ligado,
  temDentro,
  todos,
  trocar,
  type Elemento,
  type No,
} from './xml-tree.ts';

const marked = '☒';
const unmarked = '☐';

/** What the symbol fonts of Word draw for a box, by the last two digits of its place in them. */
const boxes: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  wingdings: {
    0x6f: unmarked,
    0x71: unmarked,
    0x72: unmarked,
    0xa8: unmarked,
    0xfe: '☑',
    0xfd: marked,
    0x78: marked,
    0xfc: '✓',
    0xfb: '✗',
  },
  'wingdings 2': {
    0x2a: unmarked,
    0x30: unmarked,
    0x35: unmarked,
    0xa3: unmarked,
    0x51: marked,
    0x53: marked,
    0x54: marked,
    0x52: '☑',
    0x50: '✓',
    0x4f: '✗',
  },
};

const boxOf = (font: string | undefined, code: number): string | undefined =>
  boxes[(font ?? '').toLowerCase()]?.[code & 0xff];

/** Boxes to be ticked, of whatever kind, as the signs that they show. */
export const boxesAsSigns = (part: Elemento): void =>
  trocar(part, (no): No[] => {
    if (no.nome === 'w:sdt') return boxAsSign(no);
    if (no.nome === 'w:ruby') return readingBeside(no);
    if (no.nome !== 'w:r') return [no];
    const form = filho(filho(no, 'w:fldChar'), 'w:ffData');
    const box = filho(form, 'w:checkBox');
    if (box) {
      const checked = ligado(box, 'w:checked') ?? ligado(box, 'w:default') ?? false;
      // its frame would be read as a box once more
      return [corrida(checked ? marked : unmarked)];
    }
    const choice = chosenIn(filho(form, 'w:ddList'));
    if (choice !== undefined) return [corrida(choice), no];
    return [symbolsOf(no)];
  });

/** What is written small over some words, to say how they are read: the library skips both. */
const readingBeside = (ruby: Elemento): No[] => [
  ...(filho(ruby, 'w:rubyBase')?.filhos ?? []),
  corrida('('),
  ...(filho(ruby, 'w:rt')?.filhos ?? []),
  corrida(')'),
];

const boxAsSign = (control: Elemento): No[] => {
  const box = filho(filho(control, 'w:sdtPr'), 'w14:checkbox');
  const content = filho(control, 'w:sdtContent');
  if (!box || !content) return [control];
  const said = filho(box, 'w14:checked')?.atributos['w14:val'] ?? '0';
  const sign = ['1', 'true', 'on'].includes(said) ? marked : unmarked;
  if (!temDentro(content, ['w:p'])) return [corrida(sign)];
  let placed = false;
  trocar(content, (no): No[] => {
    if (no.nome !== 'w:r') return [no];
    if (placed) return [];
    placed = true;
    return [corrida(sign)];
  });
  return content.filhos;
};

/** A list of choices of a form shows the one that was taken. */
const chosenIn = (choices: Elemento | undefined): string | undefined => {
  const entries = (choices?.filhos ?? []).filter(isElemento).filter(({ nome }) => nome === 'w:listEntry');
  const at = Number(filho(choices, 'w:result')?.atributos['w:val'] ?? 0);
  return entries[at]?.atributos['w:val'];
};

const symbolsOf = (run: Elemento): Elemento => {
  const fonts = filho(filho(run, 'w:rPr'), 'w:rFonts')?.atributos;
  const font = fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'];
  const filhos = run.filhos.map((child): No => {
    if (!isElemento(child)) return child;
    if (child.nome === 'w:sym') {
      const sign = boxOf(child.atributos['w:font'], parseInt(child.atributos['w:char'] ?? '', 16));
      return sign === undefined ? child : elemento('w:t', {}, [sign]);
    }
    if (child.nome !== 'w:t' || boxes[(font ?? '').toLowerCase()] === undefined) return child;
    const signs = child.filhos.map((words) =>
      typeof words === 'string'
        ? [...words].map((sign) => boxOf(font, sign.codePointAt(0) ?? 0) ?? sign).join('')
        : words,
    );
    return { ...child, filhos: signs };
  });
  return { ...run, filhos };
};

/** Equations, each counted once and taken out: their words without their form would say something else. */
export const dropEquacoes = (part: Elemento): number => {
  let count = 0;
  for (const no of todos(part)) if (no.nome === 'm:oMath') count += 1;
  trocar(part, (no): No[] => (no.nome === 'm:oMath' || no.nome === 'm:oMathPara' ? [] : [no]));
  return count;
};

/** Of what the file says in two ways, one; a text box that it says in the new way only, in the old one, which is read. */
export const oneOfEach = (part: Elemento): void =>
  trocar(part, (no): No[] => {
    if (no.nome === 'mc:AlternateContent') {
      const choice = filho(no, 'mc:Choice');
      const fallback = filho(no, 'mc:Fallback');
      const said = fallback && temDentro(fallback, ['w:t', 'w:sym', 'w:pict', 'w:drawing']);
      return (said ? fallback : (choice ?? fallback))?.filhos ?? [];
    }
    if (no.nome !== 'w:drawing') return [no];
    const texts = [...todos(no)].filter(({ nome }) => nome === 'w:txbxContent');
    if (texts.length === 0) return [no];
    return texts.map((text) => elemento('w:pict', {}, [elemento('v:textbox', {}, [text])]));
  });
