import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useText } from '#src/i18n/use-text.ts';
import type { Point } from '../drawing.ts';
import { kinds, type Kind } from '../edits.ts';
import { kindIcons } from '../kind-icons.ts';

/** What may be put after an element, offered at a place of the screen. */
export interface Offer {
  readonly at: Point;
  /** On that place of the paper: after an element, where a link of it was let go there; by itself, where none is said. */
  readonly dropped?: { readonly from?: string; readonly on: Point } | undefined;
}

interface AddMenuProps {
  readonly offer: Offer | undefined;
  readonly onAdd: (kind: Kind, dropped: Offer['dropped']) => void;
  readonly onClose: () => void;
}

export const AddMenu = ({ offer, onAdd, onClose }: AddMenuProps) => {
  const text = useText();
  return (
    <Menu
      open={offer !== undefined}
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ left: offer?.at.x ?? 0, top: offer?.at.y ?? 0 }}
      // where it leads is another element, that is named at once
      transitionDuration={0}
      slotProps={{ list: { 'aria-label': text('fluxoDesenho.acrescentar') } }}
    >
      {kinds.map((kind) => {
        const Icon = kindIcons[kind];
        return (
          <MenuItem
            key={kind}
            onClick={() => {
              onClose();
              onAdd(kind, offer?.dropped);
            }}
          >
            <ListItemIcon>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            </ListItemIcon>
            {text(`fluxoDesenho.tipo.${kind}`)}
          </MenuItem>
        );
      })}
    </Menu>
  );
};
