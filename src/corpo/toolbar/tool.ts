import type { LucideIcon } from 'lucide-react';

/** One line of the menu of a tool. */
export interface ToolChoice {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Second line. */
  readonly detail?: string;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly shortcut?: string;
  /** A line above it. */
  readonly divided?: boolean;
  readonly perform: () => void;
}

/** One control of the toolbar: a button, or a menu of choices. */
export interface Tool {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The words stand beside the icon: the present style, the menu of markers. */
  readonly words?: string;
  readonly framed?: boolean;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** Told to the person: "Ctrl+B". */
  readonly shortcut?: string;
  /** A separator before it. */
  readonly divided?: boolean;
  readonly choices?: readonly ToolChoice[];
  readonly perform?: () => void;
}
