import { useEffect, useRef, useState } from 'react';

/** Heading of the list of what starts the flow. */
export const startsHeading = 'onde-comeca';

/** Brings the list of what starts the flow into view, also later, from a message: whatever is chosen or folded then. */
export const useSeeStarts = (show: () => void, choose: (id: string | undefined) => void): (() => void) => {
  const now = useRef({ show, choose });
  now.current = { show, choose };
  const [asked, ask] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const heading = document.getElementById(startsHeading);
    heading?.focus();
    heading?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return () => {
    now.current.choose(undefined);
    now.current.show();
    ask((times) => times + 1);
  };
};
