import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignedIn } from '#src/session/session-store.ts';
import { useHelp } from '#src/ui/help.ts';
import { markFirstStep, useFirstDay } from './first-day.ts';
import { firstStepsOf } from './first-steps.ts';

/** Marks a first step when the person does it, whichever way they came to it: the card is only one of them. */
export const useFirstSteps = (): void => {
  const here = useLocation();
  const helping = useHelp() !== undefined;
  const session = useSignedIn();
  const { kept } = useFirstDay();
  const { abertos = [], dispensado } = kept;
  const taken = firstStepsOf(session).find(
    ({ key, to, happened }) =>
      !happened && !abertos.includes(key) && (to === undefined ? helping : leadsHere(to, here)),
  );
  const step = dispensado === true ? undefined : taken?.key;
  useEffect(() => {
    if (step !== undefined) markFirstStep(step);
  }, [step]);
};

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Whether an address is of the page that is open, or of one above it. */
const leadsHere = (to: string, { pathname, search }: Place): boolean => {
  const [path = '', query = ''] = to.split('?');
  const asked = new URLSearchParams(search);
  const same = [...new URLSearchParams(query)].every(([name, value]) => asked.get(name) === value);
  return same && (pathname === path || pathname.startsWith(`${path}/`));
};
