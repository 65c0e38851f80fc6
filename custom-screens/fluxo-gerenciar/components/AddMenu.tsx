import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useText } from '#src/i18n/use-text.ts';
import type { Point } from '../drawing.ts';
import { kinds, type Kind } from '../edits.ts';

/** What may be put after an element, offered at a place of the screen. */
export interface Offer {
  readonly at: Point;
  /** Where it comes from a link that was let go on empty paper: there, and after that element. */
  readonly dropped?: { readonly from: string; readonly on: Point };
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
      {kinds.map((kind) => (
        <MenuItem
          key={kind}
          onClick={() => {
            onClose();
            onAdd(kind, offer?.dropped);
          }}
        >
          {text(`fluxoDesenho.tipo.${kind}`)}
        </MenuItem>
      ))}
    </Menu>
  );
};
