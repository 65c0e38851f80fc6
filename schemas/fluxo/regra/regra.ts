/** What a line of a rule compares a field with. */
export type Valor =
  | { readonly tipo: 'texto'; readonly texto: string }
  /** In the digits of FEEL: a point before the decimals. */
  | { readonly tipo: 'numero'; readonly numero: string }
  | { readonly tipo: 'simNao'; readonly sim: boolean }
  | { readonly tipo: 'dia'; readonly dia: string }
  /** So many days, of the calendar or of business, after the day on which it is asked; before it, where negative. */
  | { readonly tipo: 'hoje'; readonly dias: number; readonly uteis?: true };

/** Comparisons, and how FEEL writes each. */
export const sinais = {
  igual: '=',
  diferente: '!=',
  menor: '<',
  ate: '<=',
  maior: '>',
  desde: '>=',
} as const;
export type Comparacao = keyof typeof sinais;
export const presencas = ['preenchido', 'vazio'] as const;
export type Operador =
  Comparacao | 'contem' | 'naoContem' | 'comeca' | 'inclui' | 'naoInclui' | (typeof presencas)[number];

/** `campo` is what conditions call it: `fluxo.` or `conteudo.`, and its name, whatever letters are in it. */
export interface Linha {
  readonly campo: string;
  readonly operador: Operador;
  /** Nothing where the operator asks for none. */
  readonly valor?: Valor | undefined;
}

/** A condition as lines, of which all or any have to hold. */
export interface Regra {
  readonly juncao: 'todas' | 'qualquer';
  readonly linhas: readonly Linha[];
}

export const isComparacao = (operador: Operador): operador is Comparacao => operador in sinais;
export const asksValue = (operador: Operador): boolean => operador !== 'preenchido' && operador !== 'vazio';

/** Of what has no order, only whether it is the same is asked. */
export const hasOrder = ({ tipo }: Valor): boolean => tipo === 'numero' || tipo === 'dia' || tipo === 'hoje';
export const ofEquality = (operador: Operador): boolean => operador === 'igual' || operador === 'diferente';
