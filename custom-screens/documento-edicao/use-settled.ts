import { useEffect, useState } from 'react';

const pauseMs = 250;

/** What is being typed, once the person pauses: each letter is not a search. */
export const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
