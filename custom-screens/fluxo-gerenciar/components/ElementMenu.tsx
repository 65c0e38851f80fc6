import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  CalendarClock,
  Copy,
  MessageSquare,
  MoveRight,
  Pencil,
  Plus,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Point } from '../drawing.ts';
import type { Kind } from '../edits.ts';
import { elementName } from '../element-name.ts';
import { kindIcons } from '../kind-icons.ts';
import { isBand } from '../bands.ts';
import type { BarItem } from './BarMenu.tsx';
import { divisionIcons, divisions } from './Dividing.tsx';
import { nextKinds } from './ContextPad.tsx';

interface ElementMenuProps {
  /** What it is of, and where on the screen. */
  readonly element: ModdleElement | undefined;
  readonly at: Point;
  readonly onAdd: (kind: Kind) => void;
  readonly onMore: (at: Point) => void;
  readonly onLink: (id: string) => void;
  /** An activity gets a time limit. */
  readonly onDeadline: (id: string) => void;
  readonly onName: (id: string) => void;
  /** What is done with what is chosen, of which this menu takes some. */
  readonly editing: readonly BarItem[];
  readonly onClose: () => void;
}

interface Item {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  readonly perform: () => void;
}

const taken: Readonly<Record<string, LucideIcon>> = {
  duplicar: Copy,
  comentar: MessageSquare,
  excluir: Trash2,
};
/** The same of a lane or a pool. */
const ofBand: Readonly<Record<string, LucideIcon>> = {
  ...Object.fromEntries(divisions.map((count) => [`dividir${count}`, divisionIcons[count]])),
  comentar: MessageSquare,
  excluir: Trash2,
};

/** What the pad beside an element offers, and what is done most with it, where it was pressed with the other button. */
export const ElementMenu = ({ element, at, editing, onClose, ...acts }: ElementMenuProps) => {
  const text = useText();
  const deadline = (id: string): Item => ({
    id: 'prazo',
    icon: CalendarClock,
    label: text('fluxoDesenho.campo.porPrazo'),
    perform: () => acts.onDeadline(id),
  });
  const next: Item[] =
    !element || isBand(element) || isA(element, 'bpmn:EndEvent')
      ? []
      : [
          ...nextKinds.map((kind) => ({
            id: kind,
            icon: kindIcons[kind],
            label: text(`fluxoDesenho.depois.${kind}`),
            perform: () => acts.onAdd(kind),
          })),
          {
            id: 'ligar',
            icon: MoveRight,
            label: text('fluxoDesenho.depois.ligar'),
            perform: () => acts.onLink(element.id),
          },
          ...(isA(element, 'bpmn:Activity') ? [deadline(element.id)] : []),
          { id: 'mais', icon: Plus, label: text('fluxoDesenho.depois.mais'), perform: () => acts.onMore(at) },
        ];
  const named: Item[] =
    element && !isBand(element)
      ? [
          {
            id: 'nomear',
            icon: Pencil,
            label: text('fluxoDesenho.teclas.nomear'),
            perform: () => acts.onName(element.id),
          },
        ]
      : [];
  const own: Item[] = [
    ...named,
    ...editing.flatMap(({ id, label, disabled, perform }) => {
      const icon = (isBand(element) ? ofBand : taken)[id];
      return element && icon ? [{ id, icon, label, disabled, perform }] : [];
    }),
  ];
  const shown = ({ id, icon: Icon, label, disabled = false, perform }: Item) => (
    <MenuItem
      key={id}
      disabled={disabled}
      onClick={() => {
        onClose();
        perform();
      }}
    >
      <ListItemIcon>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </ListItemIcon>
      {label}
    </MenuItem>
  );
  return (
    <Menu
      open={element !== undefined}
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ left: at.x, top: at.y }}
      // what it does may write a name at once
      transitionDuration={0}
      slotProps={{ list: { 'aria-label': element ? elementName(element, text) : '' } }}
    >
      {next.map(shown)}
      {next.length > 0 && <Divider />}
      {own.map(shown)}
    </Menu>
  );
};
