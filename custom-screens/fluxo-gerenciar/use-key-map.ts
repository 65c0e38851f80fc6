import { useText } from '#src/i18n/use-text.ts';
import { useShownShortcuts } from '#src/ui/use-shortcuts.ts';

/** The keys of the drawing by what they are for; `use-designer-keys.ts` does what they say. */
const groups = {
  desenhar: {
    a: 'acrescentar',
    l: 'ligar',
    F2: 'nomear',
    Delete: 'retirar',
    'Ctrl+d': 'duplicar',
    'Ctrl+c': 'copiar',
    'Ctrl+v': 'colar',
    '2 3 4': 'dividir',
    'Ctrl+z': 'desfazer',
    'Ctrl+y': 'refazer',
  },
  andar: {
    '→': 'seguinte',
    '←': 'anterior',
    '↑ ↓': 'vizinho',
    Enter: 'nomear',
    Escape: 'sair',
    'Ctrl+a': 'todos',
    'Ctrl+→': 'mover',
    'Ctrl+Shift+↓': 'mudarRaia',
    'Ctrl+Enter': 'abrirSub',
    F6: 'regiao',
    'Shift+F6': 'regiaoAnterior',
  },
} as const;

/** Puts the keys of the drawing in the map of the help. */
export const useKeyMap = (): void => {
  const text = useText();
  useShownShortcuts([
    ...Object.entries(groups.desenhar).map(([keys, act]) => ({
      keys,
      group: text('fluxoDesenho.teclas.desenhar'),
      label: text(`fluxoDesenho.teclas.${act}`),
    })),
    ...Object.entries(groups.andar).map(([keys, act]) => ({
      keys,
      group: text('fluxoDesenho.teclas.andar'),
      label: text(`fluxoDesenho.teclas.${act}`),
    })),
  ]);
};
