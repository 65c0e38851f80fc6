import type { TipoCampoFluxo } from '../atividade.ts';
import { readFeel } from './read-feel.ts';
import { presencas, type Linha, type Operador, type Regra, type Valor } from './regra.ts';

/** Kinds of what is compared: questions of several kinds are compared alike. */
export type TipoDeRegra =
  'TEXTO' | 'ESCOLHA' | 'VARIAS' | 'NUMERO' | 'DATA' | 'SIM_NAO' | 'PESSOA' | 'UNIDADE' | 'ARQUIVO';

const kinds: Readonly<Record<TipoCampoFluxo, TipoDeRegra>> = {
  TEXTO: 'TEXTO',
  TEXTO_LONGO: 'TEXTO',
  NUMERO: 'NUMERO',
  MOEDA: 'NUMERO',
  DATA: 'DATA',
  SIM_NAO: 'SIM_NAO',
  LISTA: 'ESCOLHA',
  VARIAS: 'VARIAS',
  PESSOA: 'PESSOA',
  UNIDADE: 'UNIDADE',
  ARQUIVO: 'ARQUIVO',
};
export const tipoDeRegra = (tipo: TipoCampoFluxo): TipoDeRegra => kinds[tipo];

interface Comparado {
  readonly campo: string;
  readonly tipo: TipoDeRegra;
  /** Asked where no calendar of business days is at hand: a form, while it is filled in. */
  readonly semUteis?: boolean | undefined;
}

const valuesOf: Readonly<Record<TipoDeRegra, readonly Valor['tipo'][]>> = {
  TEXTO: ['texto'],
  ESCOLHA: ['texto'],
  VARIAS: ['texto'],
  NUMERO: ['numero'],
  DATA: ['dia', 'hoje'],
  SIM_NAO: ['simNao'],
  PESSOA: ['numero'],
  UNIDADE: ['numero'],
  ARQUIVO: [],
};

/** How what is answered to a field may be compared, the most usual first. */
export const operatorsOf = (tipo: TipoDeRegra): readonly Operador[] => {
  switch (tipo) {
    case 'TEXTO':
      return ['igual', 'diferente', 'contem', 'naoContem', 'comeca', ...presencas];
    case 'ESCOLHA':
    case 'PESSOA':
    case 'UNIDADE':
      return ['igual', 'diferente', ...presencas];
    case 'VARIAS':
      return ['inclui', 'naoInclui', ...presencas];
    case 'NUMERO':
      return ['maior', 'desde', 'menor', 'ate', 'igual', 'diferente', ...presencas];
    case 'DATA':
      return ['menor', 'ate', 'maior', 'desde', 'igual', 'diferente', ...presencas];
    case 'SIM_NAO':
      return ['igual', ...presencas];
    // of a file nothing is compared
    case 'ARQUIVO':
      return presencas;
  }
};

const fits = ({ campo, operador, valor }: Linha, campos: readonly Comparado[]): boolean => {
  const field = campos.find((one) => one.campo === campo);
  if (!field) return false;
  return (
    operatorsOf(field.tipo).includes(operador) &&
    (valor === undefined || valuesOf[field.tipo].includes(valor.tipo)) &&
    !(field.semUteis && valor?.tipo === 'hoje' && valor.uteis)
  );
};

/** The rule that a condition is, where its lines are of fields that there are, each compared as it may be. */
export const readRule = (feel: string, campos: readonly Comparado[]): Regra | undefined => {
  const regra = readFeel(feel);
  return regra?.linhas.every((linha) => fits(linha, campos)) ? regra : undefined;
};
