import { PanelLeftClose, PanelLeftOpen, PanelRightClose, PanelRightOpen, Shapes } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import styles from '../FluxoGerenciar.module.css';
import type { Panel, Panels } from '../use-panels.ts';

const icons = {
  roteiro: { true: PanelLeftClose, false: PanelLeftOpen },
  propriedades: { true: PanelRightClose, false: PanelRightOpen },
  paleta: { true: Shapes, false: Shapes },
} as const;

interface PanelButtonProps {
  readonly panels: Panels;
  readonly of: Panel;
}

/** Puts away what stands at one side of the drawing, and brings it back, from the corner beside it. */
export const PanelButton = ({ panels, of }: PanelButtonProps) => {
  const text = useText();
  return (
    <span className={styles.panelButton}>
      <IconAction
        size="small"
        icon={icons[of][`${panels[of]}`]}
        label={text(`fluxoDesenho.painel.${of}.${panels[of] ? 'recolher' : 'mostrar'}`)}
        aria-expanded={panels[of]}
        aria-controls={`painel-${of}`}
        onClick={() => panels.toggle(of)}
      />
    </span>
  );
};
