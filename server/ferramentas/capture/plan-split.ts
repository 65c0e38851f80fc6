import type { CapturedPage } from './capture.ts';

/** What the codes of a page mean, and what is left out. */
interface SplitRule {
  readonly isSeparator: (texto: string) => boolean;
  readonly isLabel: (texto: string) => boolean;
  readonly semBrancas: boolean;
}

interface PlannedPart {
  readonly paginas: readonly number[];
  /** What its label says. */
  readonly etiqueta?: string;
}

export interface SplitPlan {
  readonly partes: readonly PlannedPart[];
  readonly retiradas: readonly { readonly numero: number; readonly motivo: 'emBranco' | 'separadora' }[];
}

interface Open {
  paginas: number[];
  etiqueta?: string;
}

/**
 * Where one document ends and the next begins: at a separator, which stays out, and at a page with another label, which opens
 * the document that it names. A label that repeats the one before goes on in the same document.
 */
export const planSplit = (
  pages: readonly Pick<CapturedPage, 'numero' | 'emBranco' | 'codigos'>[],
  { isSeparator, isLabel, semBrancas }: SplitRule,
): SplitPlan => {
  const parts: Open[] = [{ paginas: [] }];
  const retiradas: { numero: number; motivo: 'emBranco' | 'separadora' }[] = [];
  for (const { numero, emBranco, codigos } of pages) {
    const texts = codigos.map(({ texto }) => texto);
    if (texts.some(isSeparator)) {
      retiradas.push({ numero, motivo: 'separadora' });
      parts.push({ paginas: [] });
      continue;
    }
    if (emBranco && semBrancas) {
      retiradas.push({ numero, motivo: 'emBranco' });
      continue;
    }
    const label = texts.find(isLabel);
    if (label !== undefined && label !== parts.at(-1)?.etiqueta) parts.push({ paginas: [], etiqueta: label });
    parts.at(-1)?.paginas.push(numero);
  }
  return { partes: parts.filter(({ paginas }) => paginas.length > 0), retiradas };
};
