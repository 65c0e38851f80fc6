import { createContext, useContext } from 'react';
import type { Drawing } from '../drawing.ts';
import type { Kind } from '../edits.ts';
import type { Linking } from '../use-linking.ts';
import type { Naming } from '../use-naming.ts';
import type { Offer } from './AddMenu.tsx';

/** What is offered at the chosen element. */
export interface Offered {
  readonly drawing: Drawing;
  /** Whose name is being written. */
  readonly naming: string | undefined;
  /** It is the only one that is chosen. */
  readonly alone: boolean;
  readonly onNamed: Naming['end'];
  readonly typed: Naming['typed'];
  readonly onAdd: (kind: Kind) => void;
  readonly onOffer: (offer: Offer) => void;
  readonly onLink: (source: string) => void;
}
export const Offering = createContext<Offered | undefined>(undefined);

export const useOffered = (id: string, selected: boolean): Offered | undefined => {
  const offered = useContext(Offering);
  return selected || offered?.naming === id ? offered : undefined;
};

/** The elements that a link that waits may lead to. */
export const Waiting = createContext<Pick<Linking, 'targets' | 'at'>>({ targets: new Set(), at: undefined });
