import { useScreenPreference, type ScreenPreference } from '#src/session/use-screen-preference.ts';
import type { Agrupamento } from './group-items.ts';
import type { ChosenColumn } from './columns.ts';

/** What a person chose in the inbox, kept by the server. */
interface InboxPreference {
  readonly colunas?: readonly ChosenColumn[];
  readonly agrupar?: Agrupamento;
  readonly fechados?: readonly string[];
}

export const useInboxPreference = (): ScreenPreference<InboxPreference> =>
  useScreenPreference<InboxPreference>('caixa-central');
