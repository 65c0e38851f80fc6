import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

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
  readonly destructive?: boolean;
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
