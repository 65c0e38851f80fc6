import {
  elemento,
  filho,
  filhosDe,
  isElemento,
  temDentro,
  todos,
  trocar,
  type Elemento,
  type No,
} from './xml-tree.ts';

/** The tracked changes of a file that nobody accepted or refused yet. */
export interface Revisoes {
  readonly inclusoes: number;
  readonly exclusoes: number;
  readonly movidos: number;
  readonly linhas: number;
  readonly formatos: number;
}
export type Escolha = 'aceitar' | 'recusar';

const holdsText = ['w:t', 'w:delText', 'w:drawing', 'w:pict', 'w:sym', 'w:tab', 'w:br', 'm:oMath'];
const formats = [
  'w:rPrChange',
  'w:pPrChange',
  'w:tblPrChange',
  'w:tcPrChange',
  'w:trPrChange',
  'w:sectPrChange',
];

/** How many there are: what was changed together and stands together is one. */
export const countRevisoes = (parts: readonly Elemento[]): Revisoes => {
  const count = { 'w:ins': 0, 'w:del': 0, 'w:moveFrom': 0, 'w:moveTo': 0, linhas: 0, formatos: 0 };
  for (const part of parts)
    for (const no of todos(part)) {
      if (formats.includes(no.nome)) count.formatos += 1;
      if (no.nome === 'w:trPr' || no.nome === 'w:tcPr')
        count.linhas += no.filhos.filter(
          (each) => isElemento(each) && /^w:(ins|del|cellIns|cellDel)$/.test(each.nome),
        ).length;
      let last: string | undefined;
      for (const child of no.filhos) {
        if (!isElemento(child)) continue;
        const kind = child.nome;
        if (isKind(kind) && temDentro(child, holdsText)) count[kind] += last === kind ? 0 : 1;
        last = kind;
      }
      // a paragraph that came or went by its mark alone
      const mark = no.nome === 'w:p' ? markOf(no) : undefined;
      if (mark && !filhosDe(no, mark).some((each) => temDentro(each, holdsText))) count[mark] += 1;
    }
  return {
    inclusoes: count['w:ins'],
    exclusoes: count['w:del'],
    movidos: Math.max(count['w:moveFrom'], count['w:moveTo']),
    linhas: count.linhas,
    formatos: count.formatos,
  };
};

type Kind = 'w:ins' | 'w:del' | 'w:moveFrom' | 'w:moveTo';
const isKind = (nome: string): nome is Kind => ['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo'].includes(nome);

/** Whether the end of a paragraph came or went. */
const markOf = (paragraph: Elemento): Kind | undefined => {
  const properties = filho(filho(paragraph, 'w:pPr'), 'w:rPr');
  return properties?.filhos
    .filter(isElemento)
    .map(({ nome }) => nome)
    .find(isKind);
};

/** The text as it is with all changes accepted, or with all refused. */
export const decideRevisoes = (part: Elemento, escolha: Escolha): void => {
  const goes = (kind: Kind): boolean =>
    kind === 'w:del' || kind === 'w:moveFrom' ? escolha === 'aceitar' : escolha === 'recusar';
  const rowGoes = (row: Elemento): boolean => {
    const properties = filho(row, 'w:trPr');
    return (['w:ins', 'w:del'] as const).some((kind) => filho(properties, kind) && goes(kind));
  };
  const cellGoes = (cell: Elemento): boolean => {
    const properties = filho(cell, 'w:tcPr');
    return (
      (filho(properties, 'w:cellIns') !== undefined && escolha === 'recusar') ||
      (filho(properties, 'w:cellDel') !== undefined && escolha === 'aceitar')
    );
  };
  trocar(part, (no, parent): No[] => {
    if (no.nome === 'w:tr') return rowGoes(no) ? [] : [no];
    if (no.nome === 'w:tc') return cellGoes(no) ? [] : [no];
    if (no.nome === 'w:tbl') return filhosDe(no, 'w:tr').length > 0 ? [no] : [];
    if (formats.includes(no.nome) && escolha === 'aceitar') return [];
    if ((no.nome === 'w:rPr' || no.nome === 'w:pPr') && escolha === 'recusar') return [asBefore(no)];
    if (isKind(no.nome) && parent.nome !== 'w:rPr' && parent.nome !== 'w:trPr')
      return goes(no.nome) ? [] : no.filhos;
    if (no.nome === 'w:delText') return [{ ...no, nome: 'w:t' }];
    return no.nome === 'w:delInstrText' ? [{ ...no, nome: 'w:instrText' }] : [no];
  });
  joinParagraphs(part, (paragraph) => {
    const mark = markOf(paragraph);
    return mark !== undefined && goes(mark);
  });
  // decided: the library would decide once more, and always the same
  trocar(part, (no, parent): No[] =>
    (isKind(no.nome) && ['w:rPr', 'w:trPr'].includes(parent.nome)) || /^w:cell(Ins|Del)$/.test(no.nome)
      ? []
      : [no],
  );
};

/** The form that a run or a paragraph had before it was changed. */
const asBefore = (properties: Elemento): Elemento => {
  const before = filho(filho(properties, `${properties.nome}Change`), properties.nome);
  if (!before) return properties;
  const kept = properties.filhos.filter(
    (each) => isElemento(each) && (each.nome === 'w:rPr' || each.nome === 'w:sectPr' || isKind(each.nome)),
  );
  return elemento(properties.nome, properties.atributos, [...before.filhos, ...kept]);
};

/** A paragraph whose end is gone runs into the next, which keeps its own form. */
export const joinParagraphs = (
  part: Elemento,
  endIsGone: (paragraph: Elemento) => boolean,
  keeps: 'primeira' | 'ultima' = 'ultima',
): void => {
  const join = (no: Elemento): void => {
    const out: No[] = [];
    let carried: No[] | undefined;
    let form: Elemento | undefined;
    for (const child of no.filhos) {
      if (isElemento(child)) join(child);
      if (!isElemento(child) || child.nome !== 'w:p') {
        if (carried && isElemento(child) && ['w:tbl', 'w:sectPr'].includes(child.nome)) {
          if (carried.length > 0) out.push(elemento('w:p', {}, carried));
          carried = undefined;
        }
        out.push(child);
        continue;
      }
      const own = child.filhos.filter((each) => !isElemento(each) || each.nome !== 'w:pPr');
      const words = [...(carried ?? []), ...own];
      const first = carried && carried.length > 0 ? form : undefined;
      form = (keeps === 'primeira' ? first : undefined) ?? filho(child, 'w:pPr');
      if (endIsGone(child)) {
        carried = words;
        continue;
      }
      child.filhos = [...(form ? [form] : []), ...words];
      carried = undefined;
      out.push(child);
    }
    if (carried && carried.length > 0) out.push(elemento('w:p', {}, carried));
    no.filhos = out;
  };
  join(part);
};
