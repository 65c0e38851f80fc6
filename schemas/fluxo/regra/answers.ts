import type { CampoFluxo } from '../atividade.ts';
import { isFileId } from '../../file-id.ts';
import { askedOf, isAnswered, type Resposta, type Respostas } from './asked.ts';
import { isDay } from './write-feel.ts';

interface Asks {
  readonly especie: string;
  readonly campos: readonly CampoFluxo[];
}

interface Said {
  readonly decisao?: 'APROVAR' | 'DEVOLVER' | undefined;
  readonly motivo?: string | undefined;
  readonly respostas?: Respostas | undefined;
}

/** What does not serve, by its field and the text that says why. */
interface Falta {
  readonly campo: string;
  readonly falta: 'informeDecisao' | 'informeMotivo' | 'preencha' | 'valor';
}

interface Checked {
  readonly faltas: readonly Falta[];
  /** The answers to the questions that were asked: what was said to any other is left out. */
  readonly respostas: Readonly<Record<string, Resposta>>;
}

/** What was sent, against what the activity asks: the server requires it, and the preview in the designer says the same. */
export const checkAnswers = (
  { especie, campos }: Asks,
  { decisao, motivo = '', respostas = {} }: Said,
  hoje: string,
): Checked => {
  const faltas: Falta[] = [];
  const approval = especie === 'APROVACAO';
  const returned = approval && decisao === 'DEVOLVER';
  if (approval && decisao === undefined) faltas.push({ campo: 'decisao', falta: 'informeDecisao' });
  if (returned && motivo.trim() === '') faltas.push({ campo: 'motivo', falta: 'informeMotivo' });
  const said: Record<string, Resposta> = {};
  for (const campo of askedOf(campos, respostas, hoje)) {
    const value = respostas[campo.chave];
    if (!isAnswered(value)) {
      // what is sent back is not filled in first
      if (campo.obrigatorio && !returned)
        faltas.push({ campo: `respostas.${campo.chave}`, falta: 'preencha' });
    } else if (serves(campo, value)) said[campo.chave] = value;
    else faltas.push({ campo: `respostas.${campo.chave}`, falta: 'valor' });
  }
  return { faltas, respostas: said };
};

/** Cents are the least of money. */
const isMoney = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** Ids are positive and fit in four bytes. */
const isId = (value: number): boolean => Number.isInteger(value) && value > 0 && value < 2 ** 31;

export const serves = (
  { tipo, opcoes = [] }: Pick<CampoFluxo, 'tipo' | 'opcoes'>,
  value: Resposta,
): boolean => {
  switch (tipo) {
    case 'TEXTO':
    case 'TEXTO_LONGO':
      return typeof value === 'string';
    case 'NUMERO':
      return typeof value === 'number' && Number.isFinite(value);
    case 'MOEDA':
      return typeof value === 'number' && Math.abs(value) < 1e13 && isMoney(value);
    case 'SIM_NAO':
      return typeof value === 'boolean';
    case 'PESSOA':
    case 'UNIDADE':
      return typeof value === 'number' && isId(value);
    case 'DATA':
      return typeof value === 'string' && isDay(value);
    case 'ARQUIVO':
      return typeof value === 'string' && isFileId(value);
    case 'LISTA':
      return typeof value === 'string' && opcoes.includes(value);
    case 'VARIAS':
      return Array.isArray(value) && value.every((one) => opcoes.includes(String(one)));
  }
};
