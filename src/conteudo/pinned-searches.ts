import { useScreenPreference } from '#src/session/use-screen-preference.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';

/** The tabs of the inbox are many already. */
const mostPinned = 4;

interface Pins {
  readonly fixadas?: readonly number[];
}

interface PinnedSearches {
  /** Undefined until they are known. */
  readonly ids: readonly number[] | undefined;
  readonly toggle: (id: number, nome: string) => void;
}

/** The saved searches that the person keeps among the tabs of the inbox, in the order in which they put them there. */
export const usePinnedSearches = (): PinnedSearches => {
  const { value, change } = useScreenPreference<Pins>('caixa-central.pesquisas');
  const ids = value && (value.fixadas ?? []);
  return {
    ids,
    toggle: (id, nome) => {
      const pinned = ids?.includes(id) === true;
      if (!pinned && (ids ?? []).length >= mostPinned) {
        notify(text('exibicaoCaixa.abas.fixadasDemais', { limite: mostPinned }), { kind: 'info' });
        return;
      }
      change(
        ({ fixadas = [], ...others }) => ({
          ...others,
          fixadas: pinned ? fixadas.filter((each) => each !== id) : [...fixadas, id].slice(0, mostPinned),
        }),
        () => notify(text(pinned ? 'exibicaoCaixa.abas.solta' : 'exibicaoCaixa.abas.fixada', { nome })),
      );
    },
  };
};
