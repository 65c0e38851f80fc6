import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import { useRemoveSearch, useSaveSearch } from '#src/conteudo/saved-searches.ts';
import { quietly } from '#src/data/quietly.ts';
import { text } from '#src/i18n/text.ts';
import { notifyUndo } from '#src/ui/undo.ts';

/** Removes a saved search at once, with the way back: the same search under the same name. */
export const useRemoval = (): ((saved: PesquisaSalva) => Promise<void>) => {
  const remove = useRemoveSearch();
  const save = useSaveSearch();
  return ({ id, nome, casoDeUso, json, compartilhada }) =>
    quietly(remove.act({ params: { id } }), () =>
      notifyUndo(text('pesquisa.excluida', { nome }), async () => {
        await save.act({
          query: { nome },
          body: { casoDeUso, json, compartilhada: compartilhada || undefined },
        });
      }),
    );
};
