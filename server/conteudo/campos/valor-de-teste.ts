import { fold } from '#schemas/fold.ts';
import { date } from '#schemas/formats/date.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import type { FeelValue } from './feel.ts';

const numero = 2;
const data = 3;
const logico = 7;

/** A value as a person types it in a field of some type, as a condition meets it. */
export const readTyped = (tipo: number, text: string): FeelValue => {
  const plain = text.trim();
  if (tipo === numero) return readNumber(plain) ?? refused('validador.teste.numero');
  if (tipo === data) return readDate(plain) ?? refused('validador.teste.data');
  if (tipo === logico) return readYesNo(plain) ?? refused('validador.teste.logico');
  return text;
};

/** Other fields, one in each line as `nome = valor`, each of the type that it looks like. */
export const readOthers = (text = ''): Record<string, FeelValue> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [, name, value = ''] = /^\s*([^=]+?)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
        if (name === undefined) throw refuseField('outros', 'validador.teste.outros');
        return [name, readNumber(value) ?? readDate(value) ?? readYesNo(value) ?? value];
      }),
  );

const readNumber = (text: string): number | undefined =>
  /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;

const readDate = (text: string): FeelValue | undefined => {
  const day = date.canonical(text);
  return date.accepts(day) ? { dia: day } : undefined;
};

const readYesNo = (text: string): boolean | undefined => {
  const plain = fold(text);
  return plain === 'sim' ? true : plain === 'nao' ? false : undefined;
};

const refused = (
  key: 'validador.teste.numero' | 'validador.teste.data' | 'validador.teste.logico',
): never => {
  throw refuseField('valor', key);
};
