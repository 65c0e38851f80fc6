import { loadTexts } from '#src/i18n/i18n.ts';
import { later } from '#src/ui/later.tsx';

/** The simulation, which comes when it is first opened. */
export const Simular = later(async () => {
  const [module] = await Promise.all([
    import('./Simulacao.tsx'),
    loadTexts('fluxo-simulacao', 'atividades', 'fluxo-estatistica'),
  ]);
  return module.Simulacao;
});
