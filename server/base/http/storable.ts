import { AppError, type FieldError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';

/** Deeper than the text of any document; what is nested beyond it only means to exhaust whoever follows it. */
const deepest = 120;

interface Pending {
  readonly value: unknown;
  readonly campo: string;
  readonly depth: number;
}

/**
 * Refuses, by field, texts that no database keeps: with the sign NUL or half a character. Every body, query and parameter
 * passes here, before any shape; without recursion, whatever came.
 */
export const checkStorable = (sent: unknown): void => {
  const erros: FieldError[] = [];
  const pending: Pending[] = [{ value: sent, campo: '', depth: 0 }];
  for (let item = pending.pop(); item; item = pending.pop()) {
    const { value, campo, depth } = item;
    if (typeof value === 'string') {
      if (!keeps(value)) erros.push({ campo, mensagem: mensagem('validacao.sinalNulo') });
      continue;
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= deepest) throw new AppError('requisicaoInvalida');
    for (const [name, inner] of Object.entries(value)) {
      if (!keeps(name)) throw new AppError('requisicaoInvalida');
      pending.push({ value: inner, campo: campo === '' ? name : `${campo}.${name}`, depth: depth + 1 });
    }
  }
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
};

const keeps = (text: string): boolean => !text.includes('\0') && !halfCharacter.test(text);

const halfCharacter = /\p{Surrogate}/u;
