import { useEffect, useRef } from 'react';
import { notifyRefused } from '../notify-refused.ts';
import { takeBegun } from './begun.ts';

/** On a flow that was just created, the drawing that was chosen with it. */
export const useBegun = (id: number, take: (file: File, pronto?: string) => Promise<void>): void => {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const begun = takeBegun(id);
    if (begun) void latest.current(begun.file, begun.pronto).catch(notifyRefused);
  }, [id]);
};
