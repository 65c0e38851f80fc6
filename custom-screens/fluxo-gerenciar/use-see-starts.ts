import { useEffect, useRef, useState } from 'react';
import type { Panels } from './use-panels.ts';

/** Heading of the list of what starts the flow. */
export const startsHeading = 'onde-comeca';

/** Brings the list of what starts the flow into view, also later, from a message: whatever is chosen or folded then. */
export const useSeeStarts = (panels: Panels, choose: (id: string | undefined) => void): (() => void) => {
  const now = useRef({ panels, choose });
  now.current = { panels, choose };
  const [asked, ask] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const heading = document.getElementById(startsHeading);
    heading?.focus();
    heading?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return () => {
    now.current.choose(undefined);
    if (!now.current.panels.propriedades) now.current.panels.toggle('propriedades');
    ask((times) => times + 1);
  };
};
