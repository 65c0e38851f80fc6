import { tidyLine, tidyText } from '#schemas/tidy-text.ts';

/** Texts of one line, whatever the shape that has them. */
const oneLine: ReadonlySet<string> = new Set([
  'assunto',
  'hipoteseLegal',
  'legenda',
  'localFisico',
  'lugar',
  'nome',
  'origem',
  'pasta',
  'rotulo',
  'sigla',
  'titulo',
]);

/** What is compared sign by sign, or has rules of its own: secrets, proofs, drawings, the text of a document. */
const asItCame: ReadonlySet<string> = new Set([
  'assinatura',
  'atual',
  'chave',
  'codigo',
  'corpo',
  'desafio',
  'fatores',
  'link',
  'nova',
  'pacote',
  'resposta',
  'segredo',
  'senha',
  'separada',
  'token',
  'xml',
]);

/**
 * Brings the texts of a body to the form in which they are kept, in place, before anything judges them: a name of signs that
 * nobody sees is empty. Without recursion, whatever came.
 */
export const tidyBody = (body: unknown): void => {
  const pending: unknown[] = [body];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const holder = value as Record<string, unknown>;
    for (const [name, inner] of Object.entries(holder)) {
      if (asItCame.has(name)) continue;
      if (typeof inner === 'string') holder[name] = oneLine.has(name) ? tidyLine(inner) : tidyText(inner);
      else pending.push(inner);
    }
  }
};
