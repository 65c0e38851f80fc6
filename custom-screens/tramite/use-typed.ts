import { useEffect, useState } from 'react';

const pauseMs = 250;

/** What was typed, once the typing pauses. */
export const useTyped = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled.trim();
};
