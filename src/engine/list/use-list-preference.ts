import { useScreenPreference, type ScreenPreference } from '#src/session/use-screen-preference.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { ColumnChoice } from './columns.ts';

/** A search that the person named to use again. */
export interface SavedFilter {
  readonly nome: string;
  readonly filtro: Readonly<Record<string, unknown>>;
  readonly ordem?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

/** What a person chose in a list, kept by the server. */
interface ListPreference {
  readonly colunas?: ColumnChoice;
  readonly filtros?: readonly SavedFilter[];
}

/** The person's choices in this list. */
export const useListPreference = (): ScreenPreference<ListPreference> =>
  useScreenPreference<ListPreference>(`lista.${useRegister().resource}`);
