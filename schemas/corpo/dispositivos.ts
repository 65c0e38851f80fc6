import { format } from '#schemas/messages/format.ts';
import { corpo as textos } from '#schemas/messages/pt-BR/corpo.ts';
import { letters, ordinalInWords, ordinalUntilNine, roman } from './numeros.ts';

/** The parts of a norm or a contract that are numbered by their order, from the widest. */
export const tiposDispositivo = [
  'artigo',
  'clausula',
  'clausulaNumeral',
  'paragrafo',
  'subclausula',
  'inciso',
  'subclausula2',
  'alinea',
  'item',
] as const;
export type TipoDispositivo = (typeof tiposDispositivo)[number];

/** What holds what: one of a level ends those of its level and below. */
const levels: Readonly<Record<TipoDispositivo, number>> = {
  artigo: 0,
  clausula: 0,
  clausulaNumeral: 0,
  paragrafo: 1,
  subclausula: 1,
  inciso: 2,
  subclausula2: 2,
  alinea: 3,
  item: 4,
};

/** Whether one of a kind may be a part of one of the other. */
export const isInside = (tipo: TipoDispositivo, outro: TipoDispositivo): boolean =>
  levels[tipo] > levels[outro];

/** Those that share one count: a clause is the next whether its number is in words or in digits. */
const countOf = (tipo: TipoDispositivo): string => (tipo === 'clausulaNumeral' ? 'clausula' : tipo);

export const isTipoDispositivo = (value: unknown): value is TipoDispositivo =>
  tiposDispositivo.some((tipo) => tipo === value);

/** One step of reading a body in order. */
export type Passo =
  | { readonly tipo: TipoDispositivo; readonly inicio: number | undefined }
  /** A heading: what comes below an article begins again after it. */
  | { readonly tipo: 'titulo' }
  /** A quotation or a cell begins, and ends: what is numbered in it is apart. */
  | { readonly tipo: 'abre' | 'fecha' };

export interface Dispositivo {
  readonly tipo: TipoDispositivo;
  readonly valor: number;
  /** As it stands before the words: `Art. 1º`, `Parágrafo único.`, `I –`. */
  readonly numero: string;
  /** As a reference names it: `art. 1º, § 2º, inciso I`. */
  readonly rotulo: string;
}

interface Contado {
  readonly tipo: TipoDispositivo;
  readonly valor: number;
  readonly dado: boolean;
  readonly dentro: Contado | undefined;
  readonly irmaos: Contagem;
}

/** How far each kind has come inside one holder, and how many there are. */
type Contagem = Map<string, { ultimo: number; total: number }>;

class Escopo {
  private readonly topo: Contagem = new Map();
  private abertos: { readonly contado: Contado; readonly filhos: Contagem }[] = [];

  add(tipo: TipoDispositivo, inicio: number | undefined): Contado {
    const level = levels[tipo];
    this.abertos = this.abertos.filter(({ contado }) => levels[contado.tipo] < level);
    const dentro = this.abertos.at(-1);
    const irmaos = dentro?.filhos ?? this.topo;
    const count = irmaos.get(countOf(tipo)) ?? { ultimo: 0, total: 0 };
    const valor = inicio ?? count.ultimo + 1;
    irmaos.set(countOf(tipo), Object.assign(count, { ultimo: valor, total: count.total + 1 }));
    const contado = { tipo, valor, dado: inicio !== undefined, dentro: dentro?.contado, irmaos };
    this.abertos.push({ contado, filhos: new Map() });
    return contado;
  }

  titulo(): void {
    this.abertos = [];
    for (const tipo of tiposDispositivo) if (levels[tipo] > 0) this.topo.delete(tipo);
  }
}

const isParte = (passo: Passo): passo is Extract<Passo, { inicio: unknown }> => 'inicio' in passo;

/** The numbers of what a body has, in the order of the steps that are one. */
export const numberDispositivos = (passos: readonly Passo[]): Dispositivo[] => {
  const escopos = [new Escopo()];
  const contados: Contado[] = [];
  for (const passo of passos) {
    const escopo = escopos.at(-1) ?? new Escopo();
    if (passo.tipo === 'abre') escopos.push(new Escopo());
    else if (passo.tipo === 'fecha') escopos.pop();
    else if (passo.tipo === 'titulo') escopo.titulo();
    else if (isParte(passo)) contados.push(escopo.add(passo.tipo, passo.inicio));
  }
  // only once all are counted is it known which paragraph is the only one
  return contados.map((contado) => ({
    tipo: contado.tipo,
    valor: contado.valor,
    numero: numeroOf(contado),
    rotulo: rotuloOf(contado),
  }));
};

/** One whose number was given is not called the only one: the number is what was asked for. */
const isUnico = ({ tipo, dado, irmaos }: Contado): boolean =>
  tipo === 'paragrafo' && !dado && irmaos.get(tipo)?.total === 1;

const { numero: numeros, rotulo: rotulos } = textos.dispositivo;

const numeroOf = (contado: Contado): string => {
  const { tipo, valor } = contado;
  if (isUnico(contado)) return numeros.paragrafoUnico;
  if ((tipo === 'artigo' || tipo === 'paragrafo') && valor > 9)
    return format(numeros[`${tipo}Cardinal`], { n: valor });
  return format(numeros[tipo], { n: signOf(contado) });
};

/** LC 95/1998, art. 10: ordinals until the ninth, Roman numbers, small letters, digits. */
const signOf = (contado: Contado): string => {
  const { tipo, valor } = contado;
  switch (tipo) {
    case 'artigo':
    case 'paragrafo':
      return ordinalUntilNine(valor);
    case 'clausula':
      return ordinalInWords(valor).toUpperCase();
    case 'clausulaNumeral':
      return `${valor}ª`;
    case 'inciso':
      return roman(valor).toUpperCase();
    case 'alinea':
      return letters(valor);
    case 'subclausula':
    case 'subclausula2':
      return pathOf(contado).join('.');
    case 'item':
      return String(valor);
  }
};

/** `1.2` of the second part of the first clause. */
const pathOf = ({ valor, dentro }: Contado): readonly number[] => [...(dentro ? pathOf(dentro) : []), valor];

const rotuloOf = (contado: Contado): string => {
  const { tipo, dentro } = contado;
  const own = isUnico(contado)
    ? rotulos.paragrafoUnico
    : format(rotulos[tipo], { n: tipo === 'clausula' ? ordinalInWords(contado.valor) : signOf(contado) });
  // its number already says where it is
  const whole = tipo === 'subclausula' || tipo === 'subclausula2';
  return dentro && !whole ? format(rotulos.dentro, { dentro: rotuloOf(dentro), proprio: own }) : own;
};
