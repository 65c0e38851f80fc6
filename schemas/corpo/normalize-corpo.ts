import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { mapContent, type NoCorpo } from './no-corpo.ts';
import { normalizeText } from './normalize-text.ts';

/** The same body with every text normalised; texts that become empty disappear. */
export const normalizeCorpo = (corpo: CorpoDoc): CorpoDoc =>
  mapContent(corpo as NoCorpo, (children) =>
    children.flatMap((child) => {
      if (child.type !== 'text') return [child];
      const text = normalizeText(child.text ?? '').replace(/\n/g, ' ');
      return text === '' ? [] : [{ ...child, text }];
    }),
  ) as CorpoDoc;
