import { useEffect, useRef } from 'react';
import { useStore, type ReactFlowState } from 'reactflow';

const sizeOf = ({ width, height }: ReactFlowState): string => (width > 0 ? `${width} ${height}` : '');

/**
 * The drawing is seen whole in the place that it has: also when that only comes to be a moment later, as a panel is put away
 * that the person had put away before. Once somebody works at it, it stays as large as it is.
 */
export const useFirstFit = (fit: () => void, worked: boolean): (() => void) => {
  const size = useStore(sizeOf);
  const done = useRef(false);
  const fitted = useRef(size);
  if (worked) done.current = true;
  useEffect(() => {
    const former = fitted.current;
    if (size === former) return;
    fitted.current = size;
    // the first time, the library does it
    if (former !== '' && size !== '' && !done.current) fit();
  }, [size, fit]);
  return () => {
    done.current = true;
  };
};
