import { loadTexts } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import { toggleHelp, useHelp } from '#src/ui/help.ts';
import { later } from '#src/ui/later.tsx';
import { useShortcutsEverywhere } from '#src/ui/use-shortcuts.ts';

const HelpPanel = later(async () => {
  const [module] = await Promise.all([import('./HelpPanel.tsx'), loadTexts('ajuda')]);
  return module.HelpPanel;
});

/** The help beside any screen, of the frame or public: asked for by a button or by `?`. */
export const HelpHost = () => {
  const text = useText();
  const part = useHelp();
  useShortcutsEverywhere([
    {
      keys: '?',
      label: text('ui.atalhos.ajuda'),
      group: text('ui.atalhos.emQualquer'),
      perform: toggleHelp,
    },
  ]);
  return part && <HelpPanel part={part} />;
};
