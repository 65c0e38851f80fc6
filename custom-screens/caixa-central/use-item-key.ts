import { useEffect, useRef, useState } from 'react';
import { useSettled } from '#src/ui/use-settled.ts';
import type { CaixaUrl } from './use-caixa-url.ts';

/** Going down the list quickly writes the address once, where it stops. */
const settleMs = 200;

/**
 * The key of the item in use. It changes at once, as the hand does; the address follows when it stops, and leads when
 * somebody goes back or forward in the history.
 */
export const useItemKey = (
  url: CaixaUrl,
  /** Where the list was left, if it is come back to. */
  left: string | undefined,
): readonly [key: string | undefined, choose: (key: string | undefined, keep?: boolean) => void] => {
  const named = url.state.item;
  const [key, setKey] = useState(named ?? left);
  const written = useRef(named ?? left);
  const settled = useSettled(key, settleMs);
  const write = (to: string | undefined, keep?: boolean): void => {
    written.current = to;
    url.setItem(to, keep);
  };
  useEffect(() => {
    if (settled !== written.current) write(settled);
    // oxlint-disable-next-line react/exhaustive-deps -- only the stop writes
  }, [settled]);
  const led = useRef(named);
  useEffect(() => {
    if (named === led.current) return;
    led.current = named;
    if (named === written.current) return;
    written.current = named;
    setKey(named);
  }, [named]);
  const choose = (to: string | undefined, keep = false): void => {
    setKey(to);
    // opening an item in the place of the list is a step of its own, at once
    if (keep || to === undefined) write(to, keep);
  };
  return [key, choose];
};
