import type { DestinoPossivel } from '#schemas/generated.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import { useDestinos } from './queries.ts';

const none: readonly DestinoPossivel[] = [];
/** Typing is one question, asked when it pauses. */
const pauseMs = 250;

/**
 * What may be chosen for the text typed so far. Until its answer comes there is nothing to choose: Enter must never
 * take a destination of the text before.
 */
export const useDestinosTyped = (
  typed: string,
  open: boolean,
): { readonly options: readonly DestinoPossivel[]; readonly loading: boolean } => {
  const asked = useSettled(typed.trim(), pauseMs);
  const { data, isFetching, isError } = useDestinos(asked, open);
  const current = asked === typed.trim() && data !== undefined;
  return { options: current ? data.itens : none, loading: !isError && (!current || isFetching) };
};
