import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { withCheckDigits } from './check-digits.ts';

/** How a number is written: a free mask, or one of the two national formats. */
export type NumberFormat =
  | { readonly formato: 'LIVRE'; readonly mascara: string }
  | { readonly formato: 'NUP'; readonly codigo: string }
  | { readonly formato: 'NIPE'; readonly codigo: string };

/** What a mask may name. */
export interface NumberParts {
  readonly sequencia: number;
  readonly ano: number;
  readonly unidade: string;
  readonly organizacao: string;
  readonly sigla: string;
}

/** Digits of the yearly sequence of a NUP and of a NIPE. */
const sequenceWidth = 6;

/** Writes a number. What the real numbering and its preview both call. */
export const formatNumber = (format: NumberFormat, parts: NumberParts): string => {
  if (format.formato === 'LIVRE') return fillMask(format.mascara, parts);
  const sequencia = String(parts.sequencia).padStart(sequenceWidth, '0');
  if (sequencia.length > sequenceWidth)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('numeracao.esgotada') });
  const ano = String(parts.ano).padStart(4, '0');
  const digits = withCheckDigits(`${format.codigo}${sequencia}${ano}`);
  const shape =
    format.formato === 'NUP' ? /^(\d{5})(\d{6})(\d{4})(\d{2})$/ : /^(\d{2})(\d{6})(\d{6})(\d{4})(\d{2})$/;
  return digits.replace(shape, format.formato === 'NUP' ? '$1.$2/$3-$4' : '$1.$2.$3/$4-$5');
};

const fillMask = (mask: string, parts: NumberParts): string =>
  mask.replaceAll(
    /\{(sequencia|ano|unidade|organizacao|sigla)(?::(\d{1,2}))?\}/g,
    (_whole, name: keyof NumberParts, width?: string) => {
      const text = String(parts[name]);
      if (width === undefined) return text;
      return name === 'ano' ? text.slice(-Number(width)) : text.padStart(Number(width), '0');
    },
  );
