import { ArrowDownUp, Bookmark, type LucideIcon } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { later } from '#src/ui/later.tsx';

interface PanelProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

const SavedFilters = later<PanelProps>(() =>
  import('./SavedFilters.tsx').then((module) => module.SavedFilters),
);
const TransferMenu = later<PanelProps>(() =>
  import('./TransferMenu.tsx').then((module) => module.TransferMenu),
);

/** Saved searches, and the list to and from files. */
export function ListTools({ saves }: { saves: boolean }) {
  const text = useText();
  return (
    <>
      {saves && (
        <Tool icon={Bookmark} label={text('cadastro.lista.salvas')} popup="dialog" Panel={SavedFilters} />
      )}
      <Tool icon={ArrowDownUp} label={text('cadastro.lista.transferir')} popup="menu" Panel={TransferMenu} />
    </>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  popup: 'menu' | 'dialog';
  Panel: ComponentType<PanelProps>;
}

function Tool({ icon, label, popup, Panel }: ToolProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconAction
        icon={icon}
        label={label}
        size="small"
        aria-haspopup={popup}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setOpened(true);
          setAnchor(currentTarget);
        }}
      />
      {opened && <Panel anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
