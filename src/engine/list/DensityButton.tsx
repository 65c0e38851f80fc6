import { FoldVertical, UnfoldVertical } from 'lucide-react';
import { useState } from 'react';
import { useAppearance } from '#src/theme/appearance.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { later } from '#src/ui/later.tsx';
import styles from './List.module.css';

const DensityMenu = later(() => import('./DensityMenu.tsx').then((module) => module.DensityMenu));

/** Height of the rows, remembered on this device. */
export function DensityButton() {
  const text = useText();
  const { densidade } = useAppearance();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <span className={styles.onlyWide}>
      <IconAction
        icon={densidade === 'compacta' ? FoldVertical : UnfoldVertical}
        label={text('cadastro.lista.densidade')}
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setOpened(true);
          setAnchor(currentTarget);
        }}
      />
      {opened && <DensityMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </span>
  );
}
