import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Blank } from './Blank.tsx';

interface EmptyStateProps {
  readonly title: string;
  /** What will appear here. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: LucideIcon;
}

export const EmptyState = ({ icon = Inbox, ...rest }: EmptyStateProps) => <Blank icon={icon} {...rest} />;
