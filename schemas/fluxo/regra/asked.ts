import type { CampoFluxo } from '../atividade.ts';
import { readFeel } from './read-feel.ts';
import type { Linha, Regra } from './regra.ts';

/** What is answered to a question; several, where it lets choose several. */
export type Resposta = string | number | boolean | readonly string[];
export type Respostas = Readonly<Record<string, Resposta | undefined>>;

export const isAnswered = (value: Resposta | undefined): value is Resposta =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

type Perguntado = Pick<CampoFluxo, 'chave' | 'quando'>;

/**
 * The questions that are asked, with what was answered so far: one with a condition, only where it holds over those that are asked
 * before it. `hoje` is yyyy-MM-dd. The form and the server ask the same.
 */
export const askedOf = <C extends Perguntado>(
  campos: readonly C[],
  respostas: Respostas,
  hoje: string,
): C[] => {
  const said = new Map<string, Resposta>();
  return campos.filter(({ chave, quando }) => {
    const regra = quando === undefined ? undefined : readFeel(quando);
    if (regra && !holds(regra, said, hoje)) return false;
    const value = respostas[chave];
    if (isAnswered(value)) said.set(`fluxo.${chave}`, value);
    return true;
  });
};

type Said = ReadonlyMap<string, Resposta>;

/** As FEEL would answer it: what compares with no answer does not hold, but for being another one. */
const holds = ({ juncao, linhas }: Regra, said: Said, hoje: string): boolean => {
  const line = (one: Linha): boolean => lineHolds(one, said, hoje);
  return juncao === 'todas' ? linhas.every(line) : linhas.some(line);
};

const lineHolds = ({ campo, operador, valor }: Linha, said: Said, hoje: string): boolean => {
  const value = said.get(campo);
  if (operador === 'preenchido') return value !== undefined;
  if (operador === 'vazio') return value === undefined;
  const compared = valor && comparedOf(valor, hoje);
  if (compared === undefined) return false;
  if (operador === 'diferente') return value !== compared;
  if (value === undefined) return false;
  if (Array.isArray(value)) {
    const has = value.includes(String(compared));
    return operador === 'inclui' ? has : operador === 'naoInclui' && !has;
  }
  switch (operador) {
    case 'igual':
      return value === compared;
    case 'menor':
      return value < compared;
    case 'ate':
      return value <= compared;
    case 'maior':
      return value > compared;
    case 'desde':
      return value >= compared;
    case 'contem':
      return String(value).includes(String(compared));
    case 'naoContem':
      return !String(value).includes(String(compared));
    case 'comeca':
      return String(value).startsWith(String(compared));
    default:
      return false;
  }
};

const day = 86_400_000;

const comparedOf = (valor: NonNullable<Linha['valor']>, hoje: string): string | number | boolean => {
  switch (valor.tipo) {
    case 'texto':
      return valor.texto;
    case 'numero':
      return Number(valor.numero);
    case 'simNao':
      return valor.sim;
    case 'dia':
      return valor.dia;
    case 'hoje':
      return new Date(Date.parse(`${hoje}T00:00:00Z`) + valor.dias * day).toISOString().slice(0, 10);
  }
};
