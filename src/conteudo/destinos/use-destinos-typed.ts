import { tramiteApi } from '#schemas/api/tramite.ts';
import type { DestinoPossivel } from '#schemas/shapes/tramite.ts';
import { useRead } from '#src/data/query.ts';
import { useSettled } from '#src/ui/use-settled.ts';

const none: readonly DestinoPossivel[] = [];
/** Typing is one question, asked when it pauses. */
const pauseMs = 250;

/** Units and people whose name holds what was typed. */
const useDestinos = (q: string, enabled: boolean) =>
  useRead(tramiteApi.destinos, { query: { q, pageSize: 50 } }, { ownError: true, enabled, quiet: true });

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
