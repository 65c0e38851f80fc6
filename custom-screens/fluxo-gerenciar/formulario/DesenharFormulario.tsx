import { loadTexts } from '#src/i18n/i18n.ts';
import { later } from '#src/ui/later.tsx';

/** The form of an activity, which comes when it is first opened. */
export const DesenharFormulario = later(async () => {
  const [module] = await Promise.all([
    import('./Formulario.tsx'),
    loadTexts('fluxo-formulario', 'atividades', 'fluxo'),
  ]);
  return module.Formulario;
});
