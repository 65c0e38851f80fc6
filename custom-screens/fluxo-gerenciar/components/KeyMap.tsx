import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { ShortcutsDialog } from '#src/ui/ShortcutsDialog.tsx';
import { useShortcuts } from '#src/ui/use-shortcuts.ts';

/** The keys of the drawing by what they are for; `use-designer-keys.ts` does what they say. */
const groups = {
  desenhar: {
    a: 'acrescentar',
    F2: 'nomear',
    Delete: 'retirar',
    'Ctrl+d': 'duplicar',
    'Ctrl+c': 'copiar',
    'Ctrl+v': 'colar',
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
    'Ctrl+Enter': 'abrirSub',
  },
} as const;

/** The map of the keys of the drawing. */
export const KeyMap = () => {
  const text = useText();
  const [open, setOpen] = useState(false);
  useShortcuts([{ keys: '?', label: text('ui.atalhos.abrir'), perform: () => setOpen(true) }]);
  return (
    <>
      <IconAction
        icon={Keyboard}
        size="small"
        label={text('ui.atalhos.abrir')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <ShortcutsDialog
          shortcuts={[
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
          ]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
