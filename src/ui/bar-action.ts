import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** The parts of a long "Mais ações", in order. */
export const actGroups = ['encaminhar', 'conhecer', 'copiar', 'situacao', 'baixar', 'excluir'] as const;
export type ActGroup = (typeof actGroups)[number];

/** One act offered by a bar, in order of likelihood. */
export interface BarAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** How many of the selection it accepts: "3" or "2 de 3". */
  readonly count?: string;
  /** The filled button; at most one, and it never moves. */
  readonly primary?: boolean;
  /** quiet: text without border. */
  readonly quiet?: boolean;
  /** Among the last ones; in a long menu, in the group of its kind. */
  readonly destructive?: boolean;
  /** Where it stands in a long menu; by default in the first part. */
  readonly group?: ActGroup;
  /** Why it is refused now; without it the act is allowed. */
  readonly motivo?: string;
  /** Title over the reason; by default "Por que não posso?". */
  readonly question?: string;
  readonly wayOut?: ReactNode;
  readonly busy?: boolean;
  readonly shortcut?: string;
  /** A line before it parts it from the acts at its left. */
  readonly startsGroup?: boolean;
  readonly perform: () => void;
}
