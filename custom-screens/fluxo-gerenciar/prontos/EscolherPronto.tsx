import { loadTexts } from '#src/i18n/i18n.ts';
import { later } from '#src/ui/later.tsx';

/** The flows to begin from, which come when they are first asked for. */
export const EscolherPronto = later(async () => {
  const [module] = await Promise.all([import('./Prontos.tsx'), loadTexts('fluxo-prontos')]);
  return module.Prontos;
});
