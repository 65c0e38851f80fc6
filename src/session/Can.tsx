import type { ReactNode } from 'react';
import { can, type Requirement } from './can.ts';
import { useSession } from './session-store.ts';

type CanProps = Requirement & {
  /** One permission, for the usual case. */
  readonly permission?: string;
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
};

/** Shows its content to who may use it. */
export const Can = ({ permission, otherwise = null, children, ...need }: CanProps) => {
  const session = useSession();
  const allowed = can(session, need) && (permission === undefined || can(session, permission));
  return allowed ? children : otherwise;
};

/** Whether the person may; painted again when the session changes. */
export const useCan = (need: Requirement | string): boolean => can(useSession(), need);
